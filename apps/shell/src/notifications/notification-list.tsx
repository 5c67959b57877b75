import { errorMessage } from '@taskloom/contracts/rtk';
import { useNotifications } from '@taskloom/client/realtime';
import { ErrorState, IconTile, SkeletonBlock, VisuallyHidden, Delayed } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../texts';
import { useNotificationTexts } from './texts';
import { NotificationItem } from './notification-item';
import styles from './notification-list.module.css';

interface NotificationListProps {
  onLeave: () => void;
  onClose: () => void;
  /** Called after a deletion, which removes the focused element. */
  onRemoved: () => void;
}

const PLACES = [1, 2, 3];

function Loading() {
  const t = useNotificationTexts();
  return (
    <div role="status">
      <Delayed>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        {PLACES.map((place) => (
          <div className={styles.place} key={place}>
            <SkeletonBlock width={28} height={28} radius={6} />
            <div className={styles.lines}>
              <SkeletonBlock width={150} height={12} />
              <SkeletonBlock width={210} />
              <SkeletonBlock width={80} />
            </div>
          </div>
        ))}
      </Delayed>
    </div>
  );
}

function Nothing() {
  const t = useNotificationTexts();
  return (
    <div className={styles.nothing}>
      <IconTile icon={icons.state.noNotifications} />
      <p>{t('empty')}</p>
    </div>
  );
}

/** The list in all its states. */
export function NotificationList({ onLeave, onClose, onRemoved }: NotificationListProps) {
  const t = useNotificationTexts();
  const shell = useTexts();
  const { data, error, refetch } = useNotifications();
  return (
    <div className={styles.area}>
      {!data && error && (
        <ErrorState
          framed={false}
          level={3}
          title={t('failed')}
          text={errorMessage(error, '')}
          onRetry={() => void refetch()}
          retryText={shell('frame.retry')}
        />
      )}
      {!data && !error && <Loading />}
      {data?.notifications.length === 0 && <Nothing />}
      {data && data.notifications.length > 0 && (
        <ul>
          {data.notifications.map((notification) => (
            <NotificationItem
              key={notification._id}
              notification={notification}
              onLeave={onLeave}
              onClose={onClose}
              onRemoved={onRemoved}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
