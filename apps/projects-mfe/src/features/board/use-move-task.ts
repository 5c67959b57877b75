import type { TaskCard, TaskUpdate } from '@taskloom/contracts';
import { errorMessage, isKept, isUndecided, useUpdateTaskMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { valueWord } from '@taskloom/ui';
import { useCallback } from 'react';
import { useTexts } from '../../texts';

/** Moves a card in the same frame; puts it back and says so when the server refuses. */
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
        // Another column is an edit like any other; another place in the same one is none.
        before: { status },
      });
      // Kept for later, or the person is asked: either says so by itself.
      if (!error || isKept(error) || isUndecided(error)) return true;
      const back = t('moveFailedText', { column: valueWord(card.status) });
      toast.error(t('moveFailed'), errorMessage(error, back));
      return false;
    },
    [projectId, t, update],
  );
}
