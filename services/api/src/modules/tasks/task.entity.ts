import type { ChecklistItem, TaskPriority, TaskStatus } from '@taskloom/contracts';
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
import { ProjectEntity } from '../projects/index.js';
import { UserEntity } from '../users/index.js';

/** Positions compare as code units, as JavaScript compares strings. */
@Entity('tasks')
@Check('tasks_checklist_check', `jsonb_typeof(checklist) = 'array' AND jsonb_array_length(checklist) <= 100`)
@Check('tasks_description_check', 'char_length(description) <= 10000')
@Check('tasks_mentioned_check', 'cardinality(mentioned) <= 500')
@Check('tasks_position_check', 'char_length(position) BETWEEN 1 AND 255')
@Check('tasks_priority_check', `priority IN ('low', 'medium', 'high')`)
@Check('tasks_start_check', 'start_date <= deadline')
@Check('tasks_status_check', `status IN ('todo', 'inprogress', 'done')`)
@Check('tasks_title_check', 'char_length(title) BETWEEN 1 AND 255')
@Unique('tasks_position_key', ['projectId', 'status', 'position'], { deferrable: 'INITIALLY IMMEDIATE' })
@Index('tasks_by_deadline', ['projectId', 'deadline'])
@Index('tasks_folded_titles', ['foldedTitle', 'projectId', 'id'])
@Index('tasks_open_by_creator', ['createdBy', 'projectId'], { where: `status <> 'done'` })
@Index('tasks_search', ['search'], { type: 'gin' })
@Index('tasks_title_pairs', { synchronize: false })
@Index('tasks_title_trigrams', { synchronize: false })
@Index('tasks_with_signs', ['projectId', 'id'], { where: `folded_title ~ '[^[:alnum:][:space:]]'` })
export class TaskEntity {
  @PrimaryColumn('uuid') projectId: string;
  @ManyToOne(() => ProjectEntity, { onDelete: 'CASCADE' }) @JoinColumn() project: Relation<ProjectEntity>;
  @PrimaryColumn('uuid') id: string;
  @Column('text') title: string;
  @Column('text', { default: '' }) description: string;
  /** Ids of members whom the description has mentioned, also in its earlier forms; those of its first form once it is edited. */
  @Column('uuid', { array: true, default: () => `'{}'` }) mentioned: string[];
  @Column('text', { default: 'todo' }) status: TaskStatus;
  @Column('text', { default: 'medium' }) priority: TaskPriority;
  @Column('date', { nullable: true }) startDate: string | null;
  @Column('date', { nullable: true }) deadline: string | null;
  /** Ids of labels. */
  @Column('uuid', { array: true, default: () => `'{}'` }) labels: string[];
  /** Id of the attachment that the card shows. */
  @Column('uuid', { nullable: true }) cover: string | null;
  @Column('jsonb', { default: [] }) checklist: ChecklistItem[];
  @Column({ type: 'text', collation: 'C' }) position: string;
  @Column('integer', { default: 1 }) version: number;
  @Column('uuid') createdBy: string;
  @ManyToOne(() => UserEntity) @JoinColumn({ name: 'created_by' }) creator: Relation<UserEntity>;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
  @Column('tsvector', computed('search_document(title, description)')) search: string;
  @Column('integer', computed('jsonb_array_length(checklist)')) checklistTotal: number;
  @Column(
    'integer',
    computed(`jsonb_array_length(jsonb_path_query_array(checklist, '$[*]?(@."done" == true)'::jsonpath))`),
  )
  checklistDone: number;
  @Column({ type: 'text', collation: 'C', ...computed('search_fold(title)') }) foldedTitle: string;
}
