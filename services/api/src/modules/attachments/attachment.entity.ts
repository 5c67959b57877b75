import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { computed } from '../../platform/database/index.js';
import { UserEntity } from '../users/index.js';

/** A copy has the same stored file. Has no foreign key to its task, so that deleting a task is quick: a background job removes its attachments. */
@Entity('attachments')
@Check('attachments_checksum_check', 'char_length(checksum) <= 128')
@Check('attachments_name_check', 'char_length(name) BETWEEN 1 AND 255')
@Check('attachments_size_check', '(size >= 0) AND (size < 10485760)')
@Check('attachments_small_check', 'octet_length(small) BETWEEN 1 AND 32768')
@Check('attachments_storage_key_check', 'char_length(storage_key) BETWEEN 16 AND 200')
@Check('attachments_type_check', 'char_length(type) <= 100')
@Unique(['id'])
@Index('attachments_by_storage_key', ['storageKey'])
@Index('attachments_name_trigrams', { synchronize: false })
@Index('attachments_search', ['search'], { type: 'gin' })
export class AttachmentEntity {
  @PrimaryColumn('uuid') projectId: string;
  @PrimaryColumn('uuid') taskId: string;
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') uploaderId: string;
  @ManyToOne(() => UserEntity) @JoinColumn() uploader: Relation<UserEntity>;
  @Column('text') name: string;
  @Column('text') type: string;
  @Column('integer') size: number;
  @Column('text') checksum: string;
  @Column('text') storageKey: string;
  /** The picture that a card shows: a JPEG. */
  @Column('bytea', { nullable: true, select: false }) small: Buffer | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('tsvector', computed('search_document(name, NULL::text)')) search: string;
}
