import type { Comment } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { SectionTitle } from '../../section-title/section-title';
import { useTexts } from '../../texts';
import { CommentItem } from './comment-item';
import { CommentsSkeleton } from './comments-skeleton';
import { Composer } from './composer';
import styles from './comments.module.css';
import { useAddComment } from './use-add-comment';

interface CommentsProps {
  path: TaskPath;
  /** Undefined while the whole task loads. */
  comments: readonly Comment[] | undefined;
}

/** What is said about a task, oldest first, and the field to add to it: it saves at once, apart from the form. */
export function Comments({ path, comments }: CommentsProps) {
  const t = useTexts();
  const me = useUser();
  const { waiting, add } = useAddComment(path, comments);
  const count = (comments?.length ?? 0) + waiting.length;
  return (
    <section className={styles.section} aria-label={t('comments')}>
      <SectionTitle count={count}>{t('comments')}</SectionTitle>
      {comments ? (
        <ul className={styles.list}>
          {comments.map((comment) => (
            <CommentItem key={comment._id} {...comment} />
          ))}
          {waiting.map(({ key, content, kept }) => (
            <CommentItem
              key={key}
              author={me}
              content={content}
              createdAt={null}
              waitingText={kept ? t('sentLater') : undefined}
            />
          ))}
        </ul>
      ) : (
        <CommentsSkeleton text={t('loadingTask')} />
      )}
      {comments && count === 0 && <p className={styles.none}>{t('noComments')}</p>}
      <Composer path={path} onSend={add} />
    </section>
  );
}
