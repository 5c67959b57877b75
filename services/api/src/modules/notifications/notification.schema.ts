import {
  ASSIGNEE_ROLES,
  NOTIFICATION_TYPES,
  TEAM_ROLES,
  type Notification,
  type NotificationList,
  type UnreadCount,
} from '@taskloom/contracts';
import {
  id,
  instant,
  listOf,
  maybe,
  nullable,
  objectOf,
  oneOf,
  text,
  whole,
  yesNo,
  type Schema,
} from '../../platform/openapi/index.js';

const actionData = objectOf({
  role: maybe(oneOf([...TEAM_ROLES, ...ASSIGNEE_ROLES])),
  teamId: maybe(id()),
  inviteId: maybe(id()),
});

const notificationSchema: Schema<Notification> = objectOf(
  {
    _id: id(),
    type: oneOf(NOTIFICATION_TYPES),
    title: text({ example: 'New comment' }),
    message: text({ example: 'Ada Lovelace commented on Write the announcement' }),
    read: yesNo(),
    createdAt: instant(),
    link: text({ example: '/team' }),
    sender: nullable(objectOf({ name: text({ example: 'Ada Lovelace' }), avatar: text() })),
    project: nullable(objectOf({ title: text({ example: 'Billing migration' }) })),
    actionData: nullable(actionData),
  },
  'Notification',
);

export const notificationListSchema: Schema<NotificationList> = objectOf(
  { notifications: listOf(notificationSchema), unreadCount: whole() },
  'NotificationList',
);

export const unreadCountSchema: Schema<UnreadCount> = objectOf({ unreadCount: whole() }, 'UnreadCount');
