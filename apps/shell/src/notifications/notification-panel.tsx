import { useEffect, useId, useRef } from 'react';
import {
  errorMessage,
  useClearNotificationsMutation,
  useGetNotificationsQuery,
  useMarkAllNotificationsReadMutation,
} from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { PlainButton } from '@taskloom/ui';
import popoverStyles from '../popover/popover.module.css';
import { useTexts } from '../texts';
import { NotificationList } from './notification-list';
import styles from './notification-panel.module.css';

interface NotificationPanelProps {
  /** Something in it leads to another page. */
  onLeave: () => void;
  /** It has served: closed, and the focus goes back to the bell. */
  onClose: () => void;
}

/** The menu of the bell (specification 2): 300 px of list, and what can be done with all of it. */
export default function NotificationPanel({ onLeave, onClose }: NotificationPanelProps) {
  const t = useTexts();
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  const { data } = useGetNotificationsQuery();
  const [markAll] = useMarkAllNotificationsReadMutation();
  const [clear] = useClearNotificationsMutation();
  const focusPanel = () => panel.current?.focus();
  useEffect(focusPanel, []);

  const onMarkAll = async () => {
    focusPanel();
    const { error } = await markAll();
    if (error) toast.error(t('notifications.markFailed'), errorMessage(error, ''));
  };
  const onClear = async () => {
    focusPanel();
    const { error } = await clear();
    if (error) toast.error(t('notifications.clearFailed'), errorMessage(error, ''));
  };

  return (
    <section
      ref={panel}
      className={`${popoverStyles.panel} ${styles.panel}`}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
    >
      <div className={styles.header}>
        <h2 className={styles.title} id={title}>
          {t('notifications.title')}
        </h2>
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
      <NotificationList onLeave={onLeave} onClose={onClose} onRemoved={focusPanel} />
    </section>
  );
}
