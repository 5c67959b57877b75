import type { Comment } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { useRef } from 'react';
import { SectionTitle } from '../../section-title/section-title';
import { useTexts } from '../../texts';
import { CommentItem } from './comment-item';
import { CommentsSkeleton } from './comments-skeleton';
import { Composer } from './composer';
import styles from './comments.module.css';
import { OlderComments } from './older-comments';
import { useAddComment } from './use-add-comment';

interface CommentsProps {
  path: TaskPath;
  /** Undefined while the full task loads. */
  comments: readonly Comment[] | undefined;
  /** The total number of comments. */
  total?: number;
}

/**
 * The comments of a task, oldest first, and the field for a new one, which is saved at once, apart from the
 * form.
 */
export function Comments({ path, comments, total = comments?.length ?? 0 }: CommentsProps) {
  const t = useTexts();
  const me = useUser();
  const { waiting, add } = useAddComment(path, comments);
  const count = total + waiting.length;
  const list = useRef<HTMLUListElement>(null);
  const oldest = comments?.[0];
  const older = total - (comments?.length ?? 0);
  return (
    <section className={styles.section} aria-label={t('comments')}>
      <SectionTitle count={count}>{t('comments')}</SectionTitle>
      {oldest && older > 0 && (
        <OlderComments
          path={path}
          before={oldest._id}
          count={older}
          onAll={() => list.current?.focus({ preventScroll: true })}
        />
      )}
      {comments ? (
        <ul className={styles.list} ref={list} tabIndex={-1}>
          {comments.map((comment) => (
            <CommentItem key={comment._id} projectId={path.projectId} {...comment} />
          ))}
          {waiting.map(({ key, content, kept }) => (
            <CommentItem
              key={key}
              projectId={path.projectId}
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
