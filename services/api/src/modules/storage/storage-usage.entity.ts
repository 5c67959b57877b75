import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Sums that triggers on attachments keep up to date. */
@Entity('storage_usage')
@Check('storage_usage_kind_check', `kind IN ('installation', 'person', 'project')`)
export class StorageUsageEntity {
  @PrimaryColumn('text') kind: 'installation' | 'person' | 'project';
  @PrimaryColumn('uuid', { comment: 'The person or the project; all zeros for the installation' })
  subject: string;
  @Column('bigint') bytes: number;
  @Column('integer') files: number;
}
