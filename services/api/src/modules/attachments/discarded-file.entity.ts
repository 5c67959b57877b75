import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A stored file without an attachment, which the sweeper deletes. A trigger adds a row for each deleted attachment. */
@Entity('discarded_files')
@Index('discarded_files_by_age', ['discardedAt'])
@Index('discarded_files_by_uploader', ['uploaderId'])
export class DiscardedFileEntity {
  @PrimaryColumn('text') storageKey: string;
  @Column('timestamptz', { default: () => 'now()' }) discardedAt: Date;
  @Column('uuid', { nullable: true }) uploaderId: string | null;
  @Column('integer', { default: 0 }) size: number;
}
