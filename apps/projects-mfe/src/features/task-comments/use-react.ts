import type { Comment, ReactionEmoji } from '@taskloom/contracts';
import { errorMessage, isKept, useReactToCommentMutation, type TaskPath } from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts/all';

/** Adds or removes the person's own reaction. */
export function useReact(path: TaskPath) {
  const t = useTexts();
  const { _id, name } = useUser();
  const [send] = useReactToCommentMutation();
  return async ({ _id: commentId }: Comment, emoji: ReactionEmoji, on: boolean): Promise<void> => {
    const { error } = await send({ ...path, commentId, emoji, on, person: { _id, name } });
    if (error && !isKept(error))
      toast.error(t('reactionFailed'), errorMessage(error, t('reactionFailedText')));
  };
}
