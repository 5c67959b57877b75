import {
  errorCode,
  errorMessage,
  isKept,
  useArchiveTaskMutation,
  useRestoreFromArchiveMutation,
} from '@taskloom/contracts/rtk';
import { offerUndo, toast } from '@taskloom/client/toasts';
import { useCallback } from 'react';
import { useTexts } from '../../texts';

/** Restores an archived task to its board, and names people who could not be assigned again. */
export function useRestoreTask(
  projectId: string,
): (task: { _id: string; title: string }) => Promise<boolean> {
  const t = useTexts();
  const [restore] = useRestoreFromArchiveMutation();
  return useCallback(
    async ({ _id: taskId, title }) => {
      const { data, error } = await restore({ projectId, taskId });
      if (error) {
        const isGone = errorCode(error) === 'NOT_FOUND';
        const reason = isGone ? t('unarchiveGone', { title }) : errorMessage(error, t('unarchiveFailedText'));
        toast.error(t('unarchiveFailed'), reason);
        return false;
      }
      const names = data.missing.join(', ');
      // Several that are undone together share one message.
      if (names) toast.success(t('undone'), t('undoneWithout', { names }));
      else toast.success(t('undone'), title, { id: 'undone' });
      return true;
    },
    [restore, projectId, t],
  );
}

/** Archives done tasks and offers to undo it. */
export function useArchiveTasks(
  projectId: string,
): (tasks: readonly { _id: string; title: string }[]) => Promise<void> {
  const t = useTexts();
  const [archive] = useArchiveTaskMutation();
  const restore = useRestoreTask(projectId);
  return useCallback(
    async (tasks) => {
      for (const task of tasks) {
        const { error } = await archive({ projectId, taskId: task._id });
        if (isKept(error)) {
          toast.info(t('keptForLater'), t('keptForLaterText'), { id: 'archive-kept' });
          continue;
        }
        if (error) {
          toast.error(t('archiveFailed'), errorMessage(error, t('archiveFailedText')), { id: 'archive' });
          return;
        }
        offerUndo({
          kind: 'task-archived',
          title: (count) => (count === 1 ? t('taskArchived') : t('tasksArchived', { count })),
          description: (count) => (count === 1 ? task.title : undefined),
          label: t('undo'),
          control: t('controlKey'),
          undo: async () => void (await restore(task)),
        });
      }
    },
    [archive, restore, projectId, t],
  );
}
