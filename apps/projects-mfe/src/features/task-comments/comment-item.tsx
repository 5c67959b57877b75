import type { Comment } from '@taskloom/contracts';
import { useHighlighted } from '@taskloom/client/realtime';
import { RelativeTime, UserAvatar } from '@taskloom/ui';
import { useTexts } from '../../texts';
import styles from './comments.module.css';

interface CommentItemProps extends Pick<Comment, 'author' | 'content'> {
  _id?: string;
  /** Null until the server has stored it. */
  createdAt: string | null;
  waitingText?: string;
}

export function CommentItem({ _id = '', author, content, createdAt, waitingText }: CommentItemProps) {
  const t = useTexts();
  const highlighted = useHighlighted(_id);
  return (
    <li
      className={`${styles.comment} ${createdAt ? '' : styles.waiting} ${highlighted ? styles.changed : ''}`}
    >
      <UserAvatar user={author} size={28} decorative />
      <div className={styles.said}>
        <p className={styles.by}>
          <span className={styles.author}>{author.name}</span>{' '}
          <span className={styles.time}>
            {createdAt ? <RelativeTime time={createdAt} /> : (waitingText ?? t('commenting'))}
          </span>
        </p>
        <p className={styles.content}>{content}</p>
      </div>
    </li>
  );
}
