import type { AssigneeRole } from '@taskloom/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProjectMembershipEntity } from '../../projects/index.js';
import { TaskEntity } from '../task.entity.js';

@Entity('task_assignees')
@Check('task_assignees_role_check', `role IN ('primary', 'secondary')`)
@Index('task_assignees_by_user', ['userId', 'projectId'])
@Index('task_assignees_one_primary', ['projectId', 'taskId'], { unique: true, where: `role = 'primary'` })
@ForeignKey(() => ProjectMembershipEntity, ['projectId', 'userId'], ['projectId', 'userId'], {
  name: 'task_assignees_are_members',
  onDelete: 'CASCADE',
})
@ForeignKey(() => TaskEntity, ['projectId', 'taskId'], ['projectId', 'id'], { onDelete: 'CASCADE' })
export class TaskAssigneeEntity {
  @PrimaryColumn('uuid') projectId: string;
  @PrimaryColumn('uuid') taskId: string;
  @PrimaryColumn('uuid') userId: string;
  @Column('text', { default: 'secondary' }) role: AssigneeRole;
  @Column('smallint', { default: 0 }) ordinal: number;
}
