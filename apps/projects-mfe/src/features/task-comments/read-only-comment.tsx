import type { Comment } from '@taskloom/contracts';
import { formatInstant } from '@taskloom/ui';
import { RichText } from '../../markdown/rich-text';
import { useTexts } from '../../texts/all';
import styles from './comments.module.css';
import { Reactions } from './reactions';
import { anchorOf } from './use-linked-comment';

interface ReadOnlyCommentProps {
  comment: Comment;
  projectId: string;
  /** The address refers to this comment. */
  linked: boolean;
}

/** A comment of an archived task. */
export function ReadOnlyComment({ comment, projectId, linked }: ReadOnlyCommentProps) {
  const t = useTexts();
  const { _id, author, content, createdAt, reactions = [] } = comment;
  return (
    <li
      id={anchorOf(_id)}
      tabIndex={-1}
      aria-current={linked || undefined}
      aria-label={linked ? t('commentBy', { name: author.name }) : undefined}
      className={`${styles.readOnly} ${linked ? styles.linked : ''}`}
    >
      <span className={styles.quiet}>
        {author.name} · {formatInstant(createdAt)}
      </span>
      <RichText text={content} projectId={projectId} />
      <Reactions reactions={reactions} />
    </li>
  );
}
