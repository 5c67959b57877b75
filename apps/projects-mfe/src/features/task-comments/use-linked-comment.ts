import type { Comment, Task } from '@taskloom/contracts';
import { tasksApi, useLazyGetOlderCommentsQuery, type TaskPath } from '@taskloom/contracts/rtk';
import { useLocation } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/all';

const PREFIX = '#comment-';

export const anchorOf = (commentId: string): string => `comment-${commentId}`;

/** Scrolls to a comment and moves the focus there; false when it is not on the screen. */
const goTo = (commentId: string): boolean => {
  const item = document.getElementById(anchorOf(commentId));
  item?.scrollIntoView({ block: 'center' });
  item?.focus({ preventScroll: true });
  return item !== null;
};

/** Whether the comment may be among those that aren't loaded: ids are in the order of time. */
const isOlder = (commentId: string, oldest: string | undefined, older: number): boolean =>
  older > 0 && oldest !== undefined && commentId < oldest;

const mayHave = ({ comments, commentCount }: Task, commentId: string): boolean =>
  comments.some(({ _id }) => _id === commentId) ||
  isOlder(commentId, comments[0]?._id, commentCount - comments.length);

/**
 * The id of the comment that the address names (`#comment-ID`). Goes there once for each visit; older comments are
 * loaded until it is among them. The known comments may be of an earlier visit, so the server is asked before it is said to be gone.
 */
export function useLinkedComment(path: TaskPath, comments: readonly Comment[] | undefined, older: number) {
  const t = useTexts();
  const { hash, key } = useLocation();
  const linked = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : null;
  const visited = useRef<string>(null);
  const asked = useRef<string>(null);
  const [loadOlder] = useLazyGetOlderCommentsQuery();
  const [loadTask] = tasksApi.endpoints.getTask.useLazyQuery();

  useEffect(() => {
    if (linked === null || !comments || visited.current === key) return;
    if (comments.some(({ _id }) => _id === linked)) {
      if (goTo(linked)) visited.current = key;
      return;
    }
    const missing = (title: string, text?: string) => {
      visited.current = key;
      toast.error(title, text);
    };
    const oldest = comments[0]?._id;
    if (oldest !== undefined && isOlder(linked, oldest, older)) {
      if (asked.current === oldest) return;
      asked.current = oldest;
      void loadOlder({ ...path, before: oldest }).then(({ data }) => {
        if (!data) missing(t('olderCommentsFailed'));
        else if (data.length === 0) missing(t('commentMissing'), t('commentMissingText'));
      });
    } else if (asked.current !== key) {
      asked.current = key;
      void loadTask(path).then(({ data: task }) => {
        if (!task) missing(t('commentNotLoaded'));
        else if (!mayHave(task, linked)) missing(t('commentMissing'), t('commentMissingText'));
      });
    }
  }, [linked, comments, older, key, loadOlder, loadTask, path, t]);

  return linked;
}
