import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProjectEntity } from '../projects/index.js';
import { RemoteEntity } from '../remotes/index.js';
import { UserEntity } from '../users/index.js';
import { RemoteValue } from './remote-value.entity.js';

@Entity('remote_project_values')
@Index('remote_project_values_by_remote', ['remote', 'bytes'])
@Index('remote_project_values_by_writer', ['writtenBy', 'remote', 'bytes'])
export class RemoteProjectValueEntity extends RemoteValue {
  @ForeignKey(() => ProjectEntity, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') projectId: string;
  @ForeignKey(() => RemoteEntity) @PrimaryColumn('text') remote: string;
  @PrimaryColumn('text') key: string;
  /** Who wrote the value last, and whose share it takes. */
  @ForeignKey(() => UserEntity, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  writtenBy: string | null;
}
