import type { Comment } from '@taskloom/contracts';
import { errorMessage, isKept, useAddCommentMutation, type TaskPath } from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { usePendingWrites } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts/all';

/** Adds a comment; `waiting` are those that the server has not confirmed yet. */
export function useAddComment(path: TaskPath, comments: readonly Comment[] = []) {
  const t = useTexts();
  const me = useUser();
  const [send] = useAddCommentMutation();
  const written = usePendingWrites().flatMap((write) =>
    write.kind === 'addComment' && write.arg.taskId === path.taskId
      ? [{ key: write.id, ...write.arg, kept: write.state !== 'sending' }]
      : [],
  );
  const waiting = notYetThere(
    written,
    comments.map((comment) => ({ ...comment, mine: comment.author._id === me._id })),
  );

  const add = async (content: string): Promise<boolean> => {
    const { error } = await send({ ...path, content, after: comments.at(-1)?._id });
    if (!error || isKept(error)) return true;
    toast.error(t('commentFailed'), errorMessage(error, t('commentFailedText')));
    return false;
  };
  return { waiting, add };
}

interface Listed {
  _id: string;
  content: string;
  mine: boolean;
}

/**
 * The socket event of the viewer's own comment may arrive before the response: it must be listed only once.
 */
function notYetThere<Written extends { content: string; after?: string }>(
  written: readonly Written[],
  listed: readonly Listed[],
): Written[] {
  const claimed = new Set<string>();
  return written.filter(({ content, after }) => {
    const news = listed.slice(listed.findIndex(({ _id }) => _id === after) + 1);
    const same = news.find((one) => one.mine && one.content === content && !claimed.has(one._id));
    if (same) claimed.add(same._id);
    return !same;
  });
}
