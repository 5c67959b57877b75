import type { ProjectStatus } from '@taskloom/contracts';
import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { computed } from '../../platform/database/index.js';
import { UserEntity } from '../users/index.js';

/** `revision` counts the committed changes of the project and everything in it, `version` those of its own fields. */
@Entity('projects')
@Check('projects_archive_done_after_check', 'archive_done_after BETWEEN 1 AND 365')
@Check('projects_description_check', 'char_length(description) <= 10000')
@Check('projects_status_check', `status IN ('active', 'completed', 'on-hold', 'cancelled')`)
@Check('projects_title_check', 'char_length(title) BETWEEN 1 AND 255')
@Index('projects_by_owner', ['ownerId'])
@Index('projects_search', ['search'], { type: 'gin' })
@Index('projects_title_trigrams', { synchronize: false })
@ForeignKey('ProjectMembershipEntity', ['id', 'ownerId'], ['projectId', 'userId'], {
  name: 'projects_owner_is_member',
  deferrable: 'INITIALLY DEFERRED',
})
export class ProjectEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') ownerId: string;
  @ManyToOne(() => UserEntity) @JoinColumn() owner: Relation<UserEntity>;
  @Column('text') title: string;
  @Column('text', { default: '' }) description: string;
  @Column('text', { default: 'active' }) status: ProjectStatus;
  @Column('date', { nullable: true }) deadline: string | null;
  /** Days after which unchanged done tasks are archived. */
  @Column('integer', { nullable: true }) archiveDoneAfter: number | null;
  @Column('integer', { default: 1 }) version: number;
  @Column('bigint', { default: 0 }) revision: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
  @Column('tsvector', computed('search_document(title, description)')) search: string;
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
  @Column('timestamptz', { nullable: true }) archivedAt: Date | null;
  @Column('uuid', { nullable: true }) archivedBy: string | null;
  @ManyToOne(() => UserEntity) @JoinColumn({ name: 'archived_by' }) archiver: Relation<UserEntity> | null;
}
