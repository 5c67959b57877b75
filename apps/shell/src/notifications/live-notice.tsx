import * as Toast from '@radix-ui/react-toast';
import type { Notification } from '@taskloom/contracts';
import { useMarkNotificationsReadMutation } from '@taskloom/contracts/rtk';
import { Link } from '@taskloom/client/router';
import { clampClass, CloseButton, IconTile, notificationWords, UserAvatar } from '@taskloom/ui';
import { notificationIcon } from '@taskloom/ui/icons';
import { useTexts } from '../texts';
import { useNotificationTexts } from './texts';
import { pathOf } from './link';
import styles from './live-notice.module.css';

/** Duration and swipe distance from the specification (specification 9). */
const DURATION_MS = 5000;
const SWIPE_PX = 50;
const HOTKEY = ['F8'];

function Notice({ notification, onGone }: { notification: Notification; onGone: () => void }) {
  const t = useNotificationTexts();
  const [markRead] = useMarkNotificationsReadMutation();
  const { _id, type, sender, actionData } = notification;
  const { title, message, lang } = notificationWords(notification);
  const open = () => {
    void markRead([_id]);
    onGone();
  };
  return (
    <Toast.Root className={styles.notice} onOpenChange={(shown) => !shown && onGone()}>
      {sender ? (
        <UserAvatar user={sender} size={28} decorative />
      ) : (
        <IconTile icon={notificationIcon(type, actionData?.role)} size={28} />
      )}
      <div className={styles.words}>
        <Toast.Title className={styles.title} lang={lang}>
          <Link className={styles.link} to={pathOf(notification)} onClick={open}>
            {title}
          </Link>
        </Toast.Title>
        <Toast.Description className={`${clampClass} ${styles.message}`} lang={lang}>
          {message}
        </Toast.Description>
      </div>
      <Toast.Close asChild>
        <CloseButton className={styles.close} label={t('dismiss')} />
      </Toast.Close>
    </Toast.Root>
  );
}

interface LiveNoticeProps {
  /** At most one is shown (specification 9). */
  notice: Notification | undefined;
  onGone: () => void;
}

/** Top right under the bell; F8 moves the focus there. */
export default function LiveNotice({ notice, onGone }: LiveNoticeProps) {
  const t = useNotificationTexts();
  const shell = useTexts();
  return (
    <Toast.Provider duration={DURATION_MS} swipeThreshold={SWIPE_PX} label={shell('notifications.title')}>
      {notice && <Notice key={notice._id} notification={notice} onGone={onGone} />}
      <Toast.Viewport className={styles.place} hotkey={HOTKEY} label={t('live')} />
    </Toast.Provider>
  );
}
