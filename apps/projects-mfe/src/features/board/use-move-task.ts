import type { TaskCard, TaskUpdate } from '@taskloom/contracts';
import { errorMessage, isKept, isUndecided, useUpdateTaskMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { valueWord } from '@taskloom/ui';
import { useCallback } from 'react';
import { useTexts } from '../../texts';

/** Moves a card optimistically; moves it back with a toast when the server refuses. */
export function useMoveTask(projectId: string) {
  const t = useTexts();
  const [update] = useUpdateTaskMutation();
  return useCallback(
    async (card: TaskCard, changes: TaskUpdate): Promise<boolean> => {
      const { version, status } = card;
      const { error } = await update({
        projectId,
        taskId: card._id,
        changes,
        version,
        // Only a move to another column edits a field; a move within the column changes none.
        before: { status },
      });
      // The change is queued, or the person is asked to resolve a conflict: both have their own message.
      if (!error || isKept(error) || isUndecided(error)) return true;
      const back = t('moveFailedText', { column: valueWord(card.status) });
      toast.error(t('moveFailed'), errorMessage(error, back));
      return false;
    },
    [projectId, t, update],
  );
}
