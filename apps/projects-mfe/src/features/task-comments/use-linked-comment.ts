import type { Comment } from '@taskloom/contracts';
import { useLazyGetOlderCommentsQuery, type TaskPath } from '@taskloom/contracts/rtk';
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

/**
 * The id of the comment that the address names (`#comment-ID`). Goes there once for each visit; older comments are
 * loaded until it is among them.
 */
export function useLinkedComment(path: TaskPath, comments: readonly Comment[] | undefined, older: number) {
  const t = useTexts();
  const { hash, key } = useLocation();
  const linked = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : null;
  const visited = useRef<string>(null);
  const asked = useRef<string>(null);
  const [load] = useLazyGetOlderCommentsQuery();

  useEffect(() => {
    if (linked === null || !comments || visited.current === key) return;
    const missing = (title: string, text?: string) => {
      visited.current = key;
      toast.error(title, text);
    };
    const oldest = comments[0]?._id;
    if (comments.some(({ _id }) => _id === linked)) {
      if (goTo(linked)) visited.current = key;
    } else if (oldest === undefined || older <= 0 || linked > oldest) {
      // Ids are in the order of time.
      missing(t('commentMissing'), t('commentMissingText'));
    } else if (asked.current !== oldest) {
      asked.current = oldest;
      void load({ ...path, before: oldest }).then(({ data }) => {
        if (!data) missing(t('olderCommentsFailed'));
        else if (data.length === 0) missing(t('commentMissing'), t('commentMissingText'));
      });
    }
  }, [linked, comments, older, key, load, path, t]);

  return linked;
}
