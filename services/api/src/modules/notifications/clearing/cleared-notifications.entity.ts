import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../../users/index.js';
import { NotificationEntity } from '../notification.entity.js';

/** The rows of the notifications that a person has cleared last. They can be restored for an hour. */
@Entity('cleared_notifications')
export class ClearedNotificationsEntity {
  @PrimaryColumn('uuid') userId: string;
  @OneToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<UserEntity>;
  @Column('jsonb') notifications: NotificationEntity[];
  @Column('timestamptz', { default: () => 'now()' }) clearedAt: Date;
}
