import { addDays, localDay, type Notification } from '@taskloom/contracts';
import { useToday } from '@taskloom/client';
import {
  documentLocale,
  formatDayNear,
  formatInstant,
  formatWeekday,
  Icon,
  UserAvatar,
  VisuallyHidden,
} from '@taskloom/ui';
import { notificationIcon } from '@taskloom/ui/icons';
import { deedOf } from '../../groups/deed';
import { useTexts } from '../../texts';
import styles from './inbox-line.module.css';

const clock = (time: Date): string =>
  time.toLocaleTimeString(documentLocale(), { hour: 'numeric', minute: '2-digit' });

/** '9:42 AM' today, 'Thu' within six days, 'Nov 13' before. */
function Moment({ time }: { time: string }) {
  const today = useToday();
  const day = localDay(new Date(time));
  const near = day > addDays(today, -7) ? formatWeekday(day, 'short') : formatDayNear(day, today);
  return (
    <time className={styles.time} dateTime={time} title={formatInstant(time)}>
      {day >= today ? clock(new Date(time)) : near}
    </time>
  );
}

interface InboxLineProps {
  notification: Notification;
  /** Has the red dot: not every line of the group is unread. */
  marked: boolean;
}

/** One notification: who, what and when. */
export function InboxLine({ notification, marked }: InboxLineProps) {
  const t = useTexts();
  const { type, sender, read, createdAt, actionData } = notification;
  const { actor, words, lang } = deedOf(notification, t);
  return (
    <li className={styles.line} data-unread={!read || undefined}>
      <span className={styles.dot} data-shown={marked || undefined}>
        {!read && <VisuallyHidden>{t('unreadMark')}</VisuallyHidden>}
      </span>
      <span className={styles.sender}>
        {sender ? (
          <UserAvatar user={sender} size={20} decorative />
        ) : (
          <Icon icon={notificationIcon(type, actionData?.role)} size={16} />
        )}
      </span>
      <p className={styles.message} lang={lang}>
        {actor !== null && <b className={styles.actor}>{actor}</b>} {words}
      </p>
      <Moment time={createdAt} />
    </li>
  );
}
