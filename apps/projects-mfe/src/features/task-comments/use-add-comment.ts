import { errorMessage, isKept, useAddCommentMutation, type TaskPath } from '@taskloom/contracts/rtk';
import { usePendingWrites } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts';

/** Adds a comment; `waiting` are those that the server has not confirmed yet. */
export function useAddComment(path: TaskPath) {
  const t = useTexts();
  const [send] = useAddCommentMutation();
  const waiting = usePendingWrites().flatMap((write) =>
    write.kind === 'addComment' && write.arg.taskId === path.taskId
      ? [{ key: write.id, content: write.arg.content, kept: write.state !== 'sending' }]
      : [],
  );

  const add = async (content: string): Promise<boolean> => {
    const { error } = await send({ ...path, content });
    if (!error || isKept(error)) return true;
    toast.error(t('commentFailed'), errorMessage(error, t('commentFailedText')));
    return false;
  };
  return { waiting, add };
}
