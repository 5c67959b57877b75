import { withoutMentionMarks, type Comment } from '@taskloom/contracts';
import {
  errorCode,
  errorMessage,
  isKept,
  useDeleteCommentMutation,
  useEditCommentMutation,
  type TaskPath,
} from '@taskloom/contracts/rtk';
import { usePendingWrites } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import { useOfferRestore } from '../../restoring/use-restore';
import { useTexts } from '../../texts/all';

/** `kept`: sent once there is a connection. `stale`: the text of the comment has changed in the meantime. */
export type Saved = 'saved' | 'kept' | 'stale' | 'failed';

/** Characters of a comment that a message quotes. */
const MOST_QUOTED = 60;

const beginningOf = (content: string): string => {
  const characters = [...withoutMentionMarks(content).replaceAll(/\s+/g, ' ')];
  const beginning = characters.slice(0, MOST_QUOTED).join('');
  return characters.length > MOST_QUOTED ? `${beginning}…` : beginning;
};

/** Edits and deletes comments of the task. */
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

  const edit = async ({ _id: commentId }: Comment, content: string, version?: number): Promise<Saved> => {
    const { error } = await save({ ...path, commentId, content, version });
    if (!error) return 'saved';
    if (isKept(error)) return 'kept';
    if (errorCode(error) === 'STALE_VERSION') return 'stale';
    toast.error(t('editCommentFailed'), errorMessage(error, t('editCommentFailedText')));
    return 'failed';
  };

  const deleteIt = async ({ _id: commentId, content }: Comment): Promise<boolean> => {
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
      name: beginningOf(content),
    });
    return true;
  };
  return { unsent, edit, deleteIt };
}
