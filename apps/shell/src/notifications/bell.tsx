import { useGetNotificationsQuery } from '@taskloom/contracts/rtk';
import { lazyPart } from '@taskloom/client';
import { CountBadge, Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { Late } from '../lazy-boundary/late';
import popupStyles from '../popover/popup.module.css';
import { usePopup } from '../popover/use-popup';
import { fetchAhead } from '../lazy-boundary/prefetch';
import { useTexts } from '../texts';
import styles from './bell.module.css';
import { useMenuOpen } from './menu-open';
import { useInvitationLink } from './use-invitation-link';

const loadPanel = () => import('./notification-panel');
const NotificationPanel = lazyPart(loadPanel);

/** The bell with its unread count; the menu below it comes with the first look at it. */
export function Bell() {
  const t = useTexts();
  const { open, close, leave, frameProps, triggerProps } = usePopup();
  const { data } = useGetNotificationsQuery();
  const unread = data?.unreadCount ?? 0;
  useMenuOpen(open);
  useInvitationLink();

  return (
    <div className={`${popupStyles.frame} ${styles.frame}`} {...frameProps}>
      <button
        {...triggerProps}
        type="button"
        className={styles.bell}
        aria-haspopup="dialog"
        onPointerEnter={() => fetchAhead(loadPanel)}
      >
        <Icon icon={icons.notification.default} size={18} label={t('notifications.title')} />
        <span className={styles.count}>
          <CountBadge count={unread} label={t('notifications.unreadCount', { count: unread })} />
        </span>
      </button>
      <Late onFail={close}>{open && <NotificationPanel onLeave={leave} onClose={close} />}</Late>
    </div>
  );
}
