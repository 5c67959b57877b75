import type { Comment } from '@taskloom/contracts';
import { RelativeTime, UserAvatar } from '@taskloom/ui';
import { useTexts } from '../../texts';
import styles from './comments.module.css';

interface CommentItemProps extends Pick<Comment, 'author' | 'content'> {
  /** Null until the server has it. */
  createdAt: string | null;
}

export function CommentItem({ author, content, createdAt }: CommentItemProps) {
  const t = useTexts();
  return (
    <li className={`${styles.comment} ${createdAt ? '' : styles.waiting}`}>
      <UserAvatar user={author} size={28} decorative />
      <div className={styles.said}>
        <p className={styles.by}>
          <span className={styles.author}>{author.name}</span>{' '}
          <span className={styles.time}>
            {createdAt ? <RelativeTime time={createdAt} /> : t('commenting')}
          </span>
        </p>
        <p className={styles.content}>{content}</p>
      </div>
    </li>
  );
}
