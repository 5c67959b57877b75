import type { Comment } from '@taskloom/contracts';
import {
  errorMessage,
  isKept,
  useDeleteCommentMutation,
  useEditCommentMutation,
  type TaskPath,
} from '@taskloom/contracts/rtk';
import { usePendingWrites } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import { useOfferRestore } from '../../restoring/use-restore';
import { useTexts } from '../../texts';

/** Edits and deletes comments of the task. Both return false when the server has refused. */
export function useChangeComment(path: TaskPath) {
  const t = useTexts();
  const [save] = useEditCommentMutation();
  const [remove] = useDeleteCommentMutation();
  const offerRestore = useOfferRestore();
  const unsent = usePendingWrites().flatMap((write) =>
    write.kind === 'editComment' && write.arg.taskId === path.taskId && write.state !== 'sending'
      ? [write.arg.commentId]
      : [],
  );

  const edit = async ({ _id: commentId }: Comment, content: string): Promise<boolean> => {
    const { error } = await save({ ...path, commentId, content });
    if (!error || isKept(error)) return true;
    toast.error(t('editCommentFailed'), errorMessage(error, t('editCommentFailedText')));
    return false;
  };

  const deleteIt = async ({ _id: commentId }: Comment): Promise<boolean> => {
    const { error } = await remove({ ...path, commentId });
    if (isKept(error)) return true;
    if (error) {
      toast.error(t('deleteCommentFailed'), errorMessage(error, t('deleteCommentFailedText')));
      return false;
    }
    offerRestore({
      kind: 'comment-deleted',
      title: (count) => (count === 1 ? t('commentDeleted') : t('commentsDeleted', { count })),
      projectId: path.projectId,
      id: commentId,
    });
    return true;
  };
  return { unsent, edit, deleteIt };
}
