import { SCREENS } from '@taskloom/contracts';
import {
  errorMessage,
  useClearNotificationsMutation,
  useMarkAllNotificationsReadMutation,
} from '@taskloom/contracts/rtk';
import { useNotifications } from '@taskloom/client/realtime';
import { Link } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { PlainButton } from '@taskloom/ui';
import { useRemotes } from '../remotes';
import { useTexts } from '../texts';
import { NotificationList } from './notification-list';
import styles from './notification-panel.module.css';

interface NotificationPanelProps {
  /** Closes the menu without moving the focus, for links to another page. */
  onLeave: () => void;
  /** Closes the menu and returns the focus to the bell. */
  onClose: () => void;
  /** Moves the focus to the menu, when the focused element disappears. */
  onFocusPanel: () => void;
}

/** The content of the bell's menu (specification 2): the list, 300 px high, and actions on all notifications. */
export default function NotificationPanel({ onLeave, onClose, onFocusPanel }: NotificationPanelProps) {
  const t = useTexts();
  const { data } = useNotifications();
  // A remote provides the inbox; an earlier one has none.
  const hasInbox = useRemotes().navigation.some(({ path }) => path === SCREENS.inbox);
  const [markAll] = useMarkAllNotificationsReadMutation();
  const [clear] = useClearNotificationsMutation();

  const onMarkAll = async () => {
    onFocusPanel();
    const { error } = await markAll();
    if (error) toast.error(t('notifications.markFailed'), errorMessage(error, ''));
  };
  const onClear = async () => {
    onFocusPanel();
    const { error } = await clear();
    if (error) toast.error(t('notifications.clearFailed'), errorMessage(error, ''));
  };

  return (
    <>
      <div className={styles.header}>
        <h2 className={styles.title}>{t('notifications.title')}</h2>
        {data && data.unreadCount > 0 && (
          <PlainButton variant="text" size="small" onClick={() => void onMarkAll()}>
            {t('notifications.markAll')}
          </PlainButton>
        )}
        {data && data.notifications.length > 0 && (
          <PlainButton variant="text" size="small" onClick={() => void onClear()}>
            {t('notifications.clear')}
          </PlainButton>
        )}
      </div>
      <NotificationList onLeave={onLeave} onClose={onClose} onRemoved={onFocusPanel} />
      {hasInbox && (
        <Link className={styles.all} to={SCREENS.inbox} onClick={onLeave}>
          {t('notifications.all')}
        </Link>
      )}
    </>
  );
}
