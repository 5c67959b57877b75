import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { RemoteEntity } from '../registry/remote.entity.js';

@Entity('remote_files', { comment: 'Uploaded for versions that are not published yet' })
@Index('remote_files_by_token', ['tokenId'])
export class RemoteFileEntity {
  @ForeignKey(() => RemoteEntity) @PrimaryColumn('text') remote: string;
  @PrimaryColumn('text') version: string;
  @PrimaryColumn('text') path: string;
  @Column('text') integrity: string;
  @Column('integer') size: number;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
  @Column('uuid', { nullable: true }) tokenId: string | null;
}
