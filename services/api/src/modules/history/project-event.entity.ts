import type { HistoryChange, HistorySubject, HistoryType } from '@taskloom/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ProjectEntity } from '../projects/index.js';
import { UserEntity } from '../users/index.js';

/** Append-only. Without a foreign key to tasks, so that events of a deleted task stay in the history of its project. */
@Entity('project_events')
@Check('project_events_type_check', 'char_length(type) <= 40')
@Index('project_events_by_task', ['projectId', 'taskId', 'revision'], { where: 'task_id IS NOT NULL' })
export class ProjectEventEntity {
  @PrimaryColumn('uuid') projectId: string;
  @ManyToOne(() => ProjectEntity, { onDelete: 'CASCADE' }) @JoinColumn() project: Relation<ProjectEntity>;
  @PrimaryColumn('bigint') revision: number;
  @Column('text') type: HistoryType;
  @Column('uuid', { nullable: true }) actorId: string | null;
  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL' }) @JoinColumn() actor: Relation<UserEntity> | null;
  @Column('uuid', { nullable: true }) taskId: string | null;
  @Column('text', { nullable: true }) taskTitle: string | null;
  @Column('jsonb') data: { changes?: HistoryChange[]; subject?: HistorySubject };
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
