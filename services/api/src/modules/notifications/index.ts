export { NotificationAdded, NotificationsChanged } from './notification.events.js';
export { NotificationsModule } from './notifications.module.js';
export { NotificationEntity } from './notification.entity.js';
