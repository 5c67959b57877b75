import type { NotificationActionData, NotificationDetails, NotificationType } from '@taskloom/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../users/index.js';

/** Outlives its project and its reader's membership, so it stores the project's title. */
@Entity('notifications')
@Check('notifications_link_check', `link ~ '^/([^/\\\\].*)?$'`)
@Check('notifications_message_check', 'char_length(message) <= 1000')
@Check('notifications_title_check', 'char_length(title) <= 255')
@Check(
  'notifications_type_check',
  `type IN ('task_assigned', 'task_updated', 'comment_added', 'member_joined', 'role_changed', 'project_update', 'team_invite', 'task_removed', 'mentioned', 'security', 'remote')`,
)
@Index('notifications_unread', ['userId', 'id'], { where: 'NOT read' })
@Index('notifications_snoozed', ['userId', 'snoozedUntil'], { where: 'snoozed_until IS NOT NULL' })
export class NotificationEntity {
  @PrimaryColumn('uuid') userId: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<UserEntity>;
  @PrimaryColumn('uuid') id: string;
  @Column('text') type: NotificationType;
  @Column('text') title: string;
  @Column('text') message: string;
  @Column('text') link: string;
  @Column('boolean', { default: false }) read: boolean;
  @Column('uuid', { nullable: true }) senderId: string | null;
  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL' }) @JoinColumn() sender: Relation<UserEntity> | null;
  @Column('uuid', { nullable: true }) projectId: string | null;
  @Column('uuid', { nullable: true }) taskId: string | null;
  @Column('text', { nullable: true }) projectTitle: string | null;
  @Column('jsonb', { nullable: true }) actionData: NotificationActionData | null;
  @Column('jsonb', { nullable: true }) details: NotificationDetails | null;
  @Column('timestamptz', { nullable: true }) doneAt: Date | null;
  @Column('timestamptz', { nullable: true }) snoozedUntil: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
