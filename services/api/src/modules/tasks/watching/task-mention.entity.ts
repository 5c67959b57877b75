import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProjectMembershipEntity } from '../../projects/index.js';
import { TaskEntity } from '../task.entity.js';

/** A person who was mentioned in the description or a comment of a task. */
@Entity('task_mentions')
@Index('task_mentions_by_user', ['userId', 'projectId'])
@ForeignKey(() => ProjectMembershipEntity, ['projectId', 'userId'], ['projectId', 'userId'], {
  onDelete: 'CASCADE',
})
@ForeignKey(() => TaskEntity, ['projectId', 'taskId'], ['projectId', 'id'], { onDelete: 'CASCADE' })
export class TaskMentionEntity {
  @PrimaryColumn('uuid') projectId: string;
  @PrimaryColumn('uuid') taskId: string;
  @PrimaryColumn('uuid') userId: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
