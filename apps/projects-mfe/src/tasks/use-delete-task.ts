import type { Task } from '@taskloom/contracts';
import { errorMessage, isKept, useDeleteTaskMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useOfferRestore } from '../restoring/use-restore';
import { useTexts } from '../texts/all';

/**
 * Deletes a task of the project and shows the result in a toast (specification 8). Returns true when it is
 * deleted.
 */
export function useDeleteTask(projectId: string): (task: Pick<Task, '_id' | 'title'>) => Promise<boolean> {
  const t = useTexts();
  const [remove] = useDeleteTaskMutation();
  const offerRestore = useOfferRestore();
  return async ({ _id: taskId, title: name }) => {
    const { error } = await remove({ projectId, taskId });
    if (isKept(error)) {
      toast.info(t('keptForLater'), t('keptForLaterText'));
      return true;
    }
    if (error) {
      toast.error(t('deleteTaskFailed'), errorMessage(error, t('deleteTaskFailedText')));
      return false;
    }
    offerRestore({
      kind: 'task-deleted',
      title: (count) => (count === 1 ? t('taskDeleted') : t('tasksDeleted', { count })),
      description: (count) => (count === 1 ? t('taskDeletedText') : undefined),
      projectId,
      id: taskId,
      name,
    });
    return true;
  };
}
