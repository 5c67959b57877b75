import { canDeleteComment, canEditComment, type Comment, type Project } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { PlainButton } from '@taskloom/ui';
import { useEffect, useRef } from 'react';
import { entriesOf, type TimelineEvents } from '../../timeline/timeline';
import { useCopyLink } from '../../tasks/use-copy-link';
import { SectionTitle } from '../../section-title/section-title';
import { useTexts } from '../../texts/all';
import { CommentItem } from './comment-item';
import { CommentsSkeleton } from './comments-skeleton';
import { Composer, type ComposerRef } from './composer';
import styles from './comments.module.css';
import { OlderComments } from './older-comments';
import { useAddComment } from './use-add-comment';
import { useChangeComment } from './use-change-comment';
import { useLinkedComment } from './use-linked-comment';
import { useReact } from './use-react';
import { WaitingComment } from './waiting-comment';

interface CommentsProps {
  path: TaskPath;
  project: Project;
  /** Undefined while the full task loads. */
  comments: readonly Comment[] | undefined;
  /** The total number of comments. */
  total?: number;
  /** Stand between the comments. */
  events?: TimelineEvents;
}

/** Loaded parts are shown together once, so that events don't push comments that are being read. */
function useTogether(
  comments: readonly Comment[] | undefined,
  events: TimelineEvents | undefined,
): readonly Comment[] | undefined {
  const shown = useRef(false);
  if (comments && !events?.isLoading) shown.current = true;
  return shown.current ? comments : undefined;
}

/**
 * The comments of a task, oldest first, with the events between them, and the field for a new one, which is saved at once, apart
 * from the form.
 */
export function Comments({ path, project, events, ...props }: CommentsProps) {
  const t = useTexts();
  const me = useUser();
  const comments = useTogether(props.comments, events);
  const { total = comments?.length ?? 0 } = props;
  const { waiting, add } = useAddComment(path, comments);
  const { unsent, edit, deleteIt } = useChangeComment(path);
  const count = total + waiting.length;
  const react = useReact(path);
  const copyLink = useCopyLink(path);
  const composer = useRef<ComposerRef>(null);
  const list = useRef<HTMLUListElement>(null);
  // The composer may be at the foot of the window while its comment is far below, and the stored one is taller than the waiting one.
  const follows = useRef(false);
  const send = (content: string) => {
    follows.current = true;
    return add(content);
  };
  const sending = waiting.filter(({ kept }) => !kept).length;
  useEffect(() => {
    if (!follows.current) return;
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    follows.current = sending > 0;
  }, [sending, comments?.length]);
  const oldest = comments?.[0];
  const older = total - (comments?.length ?? 0);
  const linked = useLinkedComment(path, comments, older);
  const { entries, isCut } = entriesOf(comments ?? [], events?.lines ?? [], older > 0);
  const firstEvent = entries.findIndex((entry) => 'event' in entry);
  const olderAt = isCut ? -1 : Math.max(0, firstEvent);
  const remove = (comment: Comment) => {
    // The menu that had the focus goes with the comment.
    list.current?.focus({ preventScroll: true });
    void deleteIt(comment);
  };
  const item = (comment: Comment) => (
    <CommentItem
      key={comment._id}
      project={project}
      taskId={path.taskId}
      comment={comment}
      unsent={unsent.includes(comment._id)}
      linked={comment._id === linked}
      onReply={(selected) => composer.current?.quote(comment, selected)}
      onReact={(emoji, on) => void react(comment, emoji, on)}
      onCopyLink={() => void copyLink(comment._id)}
      onEdit={canEditComment(me, comment) ? (content, version) => edit(comment, content, version) : undefined}
      onDelete={canDeleteComment(me, project, comment) ? () => remove(comment) : undefined}
    />
  );
  return (
    <section className={styles.section} aria-label={t('comments')}>
      <div className={styles.title}>
        <SectionTitle count={count}>{t('comments')}</SectionTitle>
        {events && (
          <PlainButton variant="link" size="small" onClick={events.onToggle}>
            {t(events.shown ? 'hideEvents' : 'showEvents')}
          </PlainButton>
        )}
      </div>
      {oldest && older > 0 && (
        <OlderComments
          path={path}
          before={oldest._id}
          count={older}
          onAll={() => list.current?.focus({ preventScroll: true })}
        />
      )}
      {comments && firstEvent < 0 && !isCut && events?.older && (
        <div className={styles.older}>{events.older}</div>
      )}
      {comments ? (
        <ul className={styles.list} ref={list} tabIndex={-1}>
          {entries.map((entry, at) =>
            'event' in entry ? (
              <li key={entry.event.key} className={styles.event}>
                {at === olderAt && events?.older && <div className={styles.older}>{events.older}</div>}
                {entry.event.line}
              </li>
            ) : (
              item(entry.comment)
            ),
          )}
          {waiting.map(({ key, content, kept }) => (
            <WaitingComment key={key} projectId={path.projectId} author={me} content={content} kept={kept} />
          ))}
        </ul>
      ) : (
        <CommentsSkeleton text={t('loadingTask')} />
      )}
      {comments && count === 0 && <p className={styles.none}>{t('noComments')}</p>}
      <Composer ref={composer} path={path} project={project} onSend={send} />
    </section>
  );
}
