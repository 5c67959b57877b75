import type { PublicPerson } from '@taskloom/contracts';
import { UserAvatar } from '@taskloom/ui';
import { RichText } from '../../markdown/rich-text';
import { useTexts } from '../../texts/all';
import styles from './comments.module.css';

interface WaitingCommentProps {
  author: PublicPerson;
  content: string;
  /** It is sent once there is a connection. */
  kept: boolean;
  projectId: string;
}

/** An own comment that the server has not stored yet. */
export function WaitingComment({ author, content, kept, projectId }: WaitingCommentProps) {
  const t = useTexts();
  return (
    <li className={`${styles.comment} ${styles.waiting}`}>
      <UserAvatar user={author} size={28} decorative />
      <div className={styles.main}>
        <p className={styles.by}>
          <span className={styles.author}>{author.name}</span>{' '}
          <span className={styles.time}>{kept ? t('sentLater') : t('commenting')}</span>
        </p>
        <div className={styles.content}>
          <RichText text={content} projectId={projectId} />
        </div>
      </div>
    </li>
  );
}
