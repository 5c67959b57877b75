import { canDeleteComment, canEditComment, type Comment, type Project } from '@taskloom/contracts';
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
import { useChangeComment } from './use-change-comment';
import { WaitingComment } from './waiting-comment';

interface CommentsProps {
  path: TaskPath;
  project: Project;
  /** Undefined while the full task loads. */
  comments: readonly Comment[] | undefined;
  /** The total number of comments. */
  total?: number;
}

/**
 * The comments of a task, oldest first, and the field for a new one, which is saved at once, apart from the
 * form.
 */
export function Comments({ path, project, comments, total = comments?.length ?? 0 }: CommentsProps) {
  const t = useTexts();
  const me = useUser();
  const { waiting, add } = useAddComment(path, comments);
  const { unsent, edit, deleteIt } = useChangeComment(path);
  const count = total + waiting.length;
  const list = useRef<HTMLUListElement>(null);
  const oldest = comments?.[0];
  const older = total - (comments?.length ?? 0);
  const remove = (comment: Comment) => {
    // The menu that had the focus goes with the comment.
    list.current?.focus({ preventScroll: true });
    void deleteIt(comment);
  };
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
            <CommentItem
              key={comment._id}
              project={project}
              taskId={path.taskId}
              comment={comment}
              unsent={unsent.includes(comment._id)}
              onEdit={canEditComment(me, comment) ? (content) => edit(comment, content) : undefined}
              onDelete={canDeleteComment(me, project, comment) ? () => remove(comment) : undefined}
            />
          ))}
          {waiting.map(({ key, content, kept }) => (
            <WaitingComment key={key} projectId={path.projectId} author={me} content={content} kept={kept} />
          ))}
        </ul>
      ) : (
        <CommentsSkeleton text={t('loadingTask')} />
      )}
      {comments && count === 0 && <p className={styles.none}>{t('noComments')}</p>}
      <Composer path={path} project={project} onSend={add} />
    </section>
  );
}
