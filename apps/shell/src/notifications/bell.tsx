import { useGetNotificationsQuery } from '@taskloom/contracts/rtk';
import { lazyPart } from '@taskloom/client';
import { CountBadge, Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { LazyBoundary } from '../lazy-boundary/lazy-boundary';
import popoverStyles from '../popover/popover.module.css';
import { usePopover } from '../popover/use-popover';
import { prefetch } from '../lazy-boundary/prefetch';
import { useTexts } from '../texts';
import styles from './bell.module.css';
import { useMenuOpen } from './menu-open';
import { useInvitationLink } from './use-invitation-link';

const loadPanel = () => import('./notification-panel');
const NotificationPanel = lazyPart(loadPanel);

/** The bell with its unread count; the menu below it comes with the first look at it. */
export function Bell() {
  const t = useTexts();
  const { open, close, leave, frameProps, triggerProps } = usePopover();
  const { data } = useGetNotificationsQuery();
  const unread = data?.unreadCount ?? 0;
  useMenuOpen(open);
  useInvitationLink();

  return (
    <div className={`${popoverStyles.frame} ${styles.frame}`} {...frameProps}>
      <button
        {...triggerProps}
        type="button"
        className={styles.bell}
        aria-haspopup="dialog"
        onPointerEnter={() => prefetch(loadPanel)}
      >
        <Icon icon={icons.notification.default} size={18} label={t('notifications.title')} />
        <span className={styles.count}>
          <CountBadge count={unread} label={t('notifications.unreadCount', { count: unread })} />
        </span>
      </button>
      <LazyBoundary onFail={close}>
        {open && <NotificationPanel onLeave={leave} onClose={close} />}
      </LazyBoundary>
    </div>
  );
}
