import { DEFAULT_TASK_PRIORITY, type TaskCreate, type TaskStatus } from '@taskloom/contracts';
import { errorMessage, isKept, useCreateTaskMutation } from '@taskloom/contracts/rtk';
import { usePendingWrites } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../../texts';
import { useBoardActions } from '../board-actions';

/**
 * Creates tasks, without a deadline unless one is given, and shows a message when the filter hides one. `waiting` are the new tasks of the column that the server has not confirmed yet.
 */
export function useQuickAdd(projectId: string, status: TaskStatus) {
  const t = useTexts();
  const { hides } = useBoardActions();
  const [create] = useCreateTaskMutation();
  const waiting = usePendingWrites().flatMap((write) =>
    write.kind === 'createTask' && write.arg.projectId === projectId && write.arg.task.status === status
      ? [{ key: write.id, title: write.arg.task.title }]
      : [],
  );

  const add = async (fields: TaskCreate): Promise<boolean> => {
    const task = { priority: DEFAULT_TASK_PRIORITY, ...fields, status };
    const { data: created, error } = await create({ projectId, task });
    if (isKept(error)) return true;
    if (error) toast.error(t('createTaskFailed'), errorMessage(error, t('createTaskFailedText')));
    else
      // Several pasted lines show one toast.
      toast.success(
        t('taskCreated'),
        created && hides(created) ? t('hiddenByFilter') : t('taskCreatedText'),
        {
          id: 'quick-add',
        },
      );
    return !error;
  };

  return { waiting, add };
}
