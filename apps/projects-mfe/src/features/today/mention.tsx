import { SCREENS, type Notification } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import { notificationWords } from '@taskloom/ui';
import { useTexts } from './texts';
import styles from './today.module.css';

/** The API sends paths of this site; anything else opens the inbox. */
const pathOf = ({ link }: Notification): string => (/^\/(?![/\\])/.test(link) ? link : SCREENS.inbox);

/** Who it was and what the person wrote. A notification without details keeps the sentence that the bell shows. */
function Words({ notification }: { notification: Notification }) {
  const t = useTexts();
  const { details } = notification;
  if (!details?.actor) {
    const { message, lang } = notificationWords(notification);
    return <span lang={lang}>{message}</span>;
  }
  const { actor, text, task } = details;
  return (
    <>
      <b className={styles.actor}>{actor}</b>{' '}
      {text ? t('mentionedYou', { text }) : t('mentionedYouIn', { title: task?.title ?? '' })}
    </>
  );
}

interface MentionProps {
  notification: Notification;
  onOpen: () => void;
}

/** Opens the comment or the task in which the person was mentioned. */
export const Mention = ({ notification, onOpen }: MentionProps) => (
  <Link className={`${styles.link} ${styles.sentence}`} to={pathOf(notification)} onClick={onOpen}>
    <Words notification={notification} />
  </Link>
);
