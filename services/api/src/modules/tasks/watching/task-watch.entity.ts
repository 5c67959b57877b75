import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProjectMembershipEntity } from '../../projects/index.js';
import { TaskEntity } from '../task.entity.js';

/** A person who has chosen to watch a task, or not to, or has commented on it. Assignees and the author need no row. */
@Entity('task_watches')
@Index('task_watches_by_user', ['userId', 'projectId'])
@ForeignKey(() => ProjectMembershipEntity, ['projectId', 'userId'], ['projectId', 'userId'], {
  onDelete: 'CASCADE',
})
@ForeignKey(() => TaskEntity, ['projectId', 'taskId'], ['projectId', 'id'], { onDelete: 'CASCADE' })
export class TaskWatchEntity {
  @PrimaryColumn('uuid') projectId: string;
  @PrimaryColumn('uuid') taskId: string;
  @PrimaryColumn('uuid') userId: string;
  @Column('boolean') watching: boolean;
}
