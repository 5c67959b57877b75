import { useRef } from 'react';
import { useNotifications } from '@taskloom/client/realtime';
import { lazyPart } from '@taskloom/client';
import { CountBadge, Icon, Panel } from '@taskloom/ui';
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

/** The bell with its unread count. The menu's code is loaded on the first hover or press. */
export function Bell() {
  const t = useTexts();
  const { open, panelProps, triggerProps } = usePopover();
  const panel = useRef<HTMLDivElement>(null);
  const { data } = useNotifications();
  const unread = data?.unreadCount ?? 0;
  useMenuOpen(open);
  useInvitationLink();

  return (
    <div className={`${popoverStyles.frame} ${styles.frame}`}>
      <button
        {...triggerProps}
        type="button"
        className={styles.bell}
        onPointerEnter={() => prefetch(loadPanel)}
      >
        <Icon icon={icons.notification.default} size={18} label={t('notifications.title')} />
        <span className={styles.count}>
          <CountBadge count={unread} label={t('notifications.unreadCount', { count: unread })} />
        </span>
      </button>
      {open && (
        <Panel
          ref={panel}
          className={`${popoverStyles.panel} ${styles.panel}`}
          label={t('notifications.title')}
          {...panelProps}
        >
          <LazyBoundary onFail={panelProps.onClose}>
            <NotificationPanel
              onLeave={panelProps.onLeave}
              onClose={panelProps.onClose}
              onFocusPanel={() => panel.current?.focus()}
            />
          </LazyBoundary>
        </Panel>
      )}
    </div>
  );
}
