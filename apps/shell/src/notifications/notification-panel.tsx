import { SCREENS } from '@taskloom/contracts';
import {
  errorMessage,
  useClearNotificationsMutation,
  useMarkAllNotificationsReadMutation,
  useRestoreNotificationsMutation,
} from '@taskloom/contracts/rtk';
import { useNotifications } from '@taskloom/client/realtime';
import { Link } from '@taskloom/client/router';
import { offerUndo, toast } from '@taskloom/client/toasts';
import { PlainButton } from '@taskloom/ui';
import { useRemotes } from '../remotes';
import { useTexts } from '../texts';
import { useNotificationTexts } from './texts';
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
  const t = useNotificationTexts();
  const shell = useTexts();
  const { data } = useNotifications();
  // A remote provides the inbox; an earlier one has none.
  const hasInbox = useRemotes().navigation.some(({ path }) => path === SCREENS.inbox);
  const [markAll] = useMarkAllNotificationsReadMutation();
  const [clear] = useClearNotificationsMutation();
  const [restore] = useRestoreNotificationsMutation();

  const onMarkAll = async () => {
    onFocusPanel();
    const { error } = await markAll();
    if (error) toast.error(t('markFailed'), errorMessage(error, ''));
  };
  const onClear = async () => {
    onFocusPanel();
    const { error } = await clear();
    if (error) return toast.error(t('clearFailed'), errorMessage(error, ''));
    offerUndo({
      kind: 'clear-notifications',
      title: () => t('cleared'),
      label: t('undo'),
      control: shell('shortcuts.control'),
      undo: async () => {
        const answer = await restore();
        if (answer.error) toast.error(t('restoreFailed'), errorMessage(answer.error, ''));
      },
    });
  };

  return (
    <>
      <div className={styles.header}>
        <h2 className={styles.title}>{shell('notifications.title')}</h2>
        {data && data.unreadCount > 0 && (
          <PlainButton variant="text" size="small" onClick={() => void onMarkAll()}>
            {t('markAll')}
          </PlainButton>
        )}
        {data && data.notifications.length > 0 && (
          <PlainButton variant="text" size="small" onClick={() => void onClear()}>
            {t('clear')}
          </PlainButton>
        )}
      </div>
      <NotificationList onLeave={onLeave} onClose={onClose} onRemoved={onFocusPanel} />
      {hasInbox && (
        <Link className={styles.all} to={SCREENS.inbox} onClick={onLeave}>
          {t('all')}
        </Link>
      )}
    </>
  );
}
