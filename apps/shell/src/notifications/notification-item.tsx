import type { Notification } from '@taskloom/contracts';
import {
  errorMessage,
  useDeleteNotificationMutation,
  useMarkNotificationsReadMutation,
} from '@taskloom/contracts/rtk';
import { Link } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import {
  clampClass,
  followLink,
  Icon,
  IconTile,
  notificationWords,
  RelativeTime,
  VisuallyHidden,
} from '@taskloom/ui';
import { icons, notificationIcon } from '@taskloom/ui/icons';
import { useNotificationTexts } from './texts';
import { InviteActions } from './invite-actions';
import { pathOf } from './link';
import styles from './notification-item.module.css';

interface NotificationItemProps {
  notification: Notification;
  onLeave: () => void;
  onClose: () => void;
  onRemoved: () => void;
}

/** One item of the menu. Its link covers the item; the buttons are above the link. */
export function NotificationItem({ notification, onLeave, onClose, onRemoved }: NotificationItemProps) {
  const t = useNotificationTexts();
  const [markRead] = useMarkNotificationsReadMutation();
  const [remove] = useDeleteNotificationMutation();
  const { _id, type, read, createdAt, actionData } = notification;
  const { title, message, lang } = notificationWords(notification);

  const open = () => {
    if (!read) void markRead([_id]);
    onLeave();
  };
  const onDelete = async () => {
    onRemoved();
    const { error } = await remove(_id);
    if (error) toast.error(t('deleteFailed'), errorMessage(error, ''));
  };

  return (
    <li className={`${styles.item} ${read ? styles.read : ''}`} onClick={followLink}>
      <IconTile icon={notificationIcon(type, actionData?.role)} size={28} />
      <div className={styles.words}>
        <Link className={styles.title} lang={lang} to={pathOf(notification)} onClick={open}>
          {title}
        </Link>
        <p className={`${clampClass} ${styles.message}`} lang={lang}>
          {message}
        </p>
        <p className={styles.time}>
          <RelativeTime time={createdAt} />
        </p>
        {type === 'team_invite' && actionData?.inviteId && (
          <InviteActions inviteId={actionData.inviteId} onAnswered={onClose} />
        )}
      </div>
      {!read && (
        <span className={styles.dot}>
          <VisuallyHidden>{t('unread')}</VisuallyHidden>
        </span>
      )}
      <button
        type="button"
        className={styles.delete}
        aria-label={t('delete', { title })}
        onClick={() => void onDelete()}
      >
        <Icon icon={icons.action.close} size={14} />
      </button>
    </li>
  );
}
