import { TASK_STATUS_LABELS, type TaskCard, type TaskUpdate } from '@taskloom/contracts';
import { errorMessage, tasksApi, useUpdateTaskMutation } from '@taskloom/contracts/rtk';
import { useAppDispatch } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { useCallback } from 'react';
import { useTexts } from '../../texts';

const SHOW_NOW = { type: 'projects/cardMoved' };

/** Moves a card in the same frame; puts it back and says so when the server refuses. */
export function useMoveTask(projectId: string) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [update] = useUpdateTaskMutation();
  return useCallback(
    async (card: TaskCard, changes: TaskUpdate): Promise<boolean> => {
      const sent = update({ projectId, taskId: card._id, changes });
      // RTK tells subscribers of a cache patch in the next frame; after an ordinary action they look at once.
      dispatch(SHOW_NOW);
      const { error } = await sent;
      if (!error) return true;
      const back = t('moveFailedText', { column: TASK_STATUS_LABELS[card.status] });
      toast.error(t('moveFailed'), errorMessage(error, back));
      // What others did between the move and its undoing is told by the server alone.
      dispatch(tasksApi.util.invalidateTags([{ type: 'Task', id: `BOARD ${projectId}` }]));
      return false;
    },
    [projectId, t, dispatch, update],
  );
}
