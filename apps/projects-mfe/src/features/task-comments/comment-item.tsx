import type { Comment } from '@taskloom/contracts';
import { useHighlighted } from '@taskloom/client/realtime';
import { RelativeTime, UserAvatar } from '@taskloom/ui';
import { RichText } from '../../markdown/rich-text';
import { useTexts } from '../../texts';
import styles from './comments.module.css';

interface CommentItemProps extends Pick<Comment, 'author' | 'content'> {
  _id?: string;
  /** Null until the server has stored it. */
  createdAt: string | null;
  waitingText?: string;
  projectId: string;
}

export function CommentItem({
  _id = '',
  author,
  content,
  createdAt,
  waitingText,
  projectId,
}: CommentItemProps) {
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
        <div className={styles.content}>
          <RichText text={content} projectId={projectId} />
        </div>
      </div>
    </li>
  );
}
