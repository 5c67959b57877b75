import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TaskEntity } from '../task.entity.js';

/** The kinds as read from the first task; the second has their other sides. */
export const STORED_KINDS = ['blocks', 'parentOf', 'relatesTo', 'duplicateOf'] as const;
export type StoredKind = (typeof STORED_KINDS)[number];

/** A relation between two tasks of a project. Of `relatesTo`, the first is the one with the smaller id. */
@Entity('task_relations')
@Check('task_relations_ends_check', 'from_id <> to_id')
@Check('task_relations_kind_check', `kind IN ('blocks', 'parentOf', 'relatesTo', 'duplicateOf')`)
@Index('task_relations_from', ['projectId', 'fromId', 'kind', 'toId'], { unique: true })
@Index('task_relations_to', ['projectId', 'toId', 'kind'])
@ForeignKey(() => TaskEntity, ['projectId', 'fromId'], ['projectId', 'id'], { onDelete: 'CASCADE' })
@ForeignKey(() => TaskEntity, ['projectId', 'toId'], ['projectId', 'id'], { onDelete: 'CASCADE' })
export class TaskRelationEntity {
  @PrimaryColumn('uuid') projectId: string;
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') fromId: string;
  @Column('uuid') toId: string;
  @Column('text') kind: StoredKind;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
