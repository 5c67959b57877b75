import { DEFAULT_TASK_PRIORITY, defaultDeadline, type TaskStatus } from '@taskloom/contracts';
import { errorMessage, isKept, useCreateTaskMutation } from '@taskloom/contracts/rtk';
import { usePendingWrites } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts';

/**
 * Creates tasks from titles. `waiting` are the new tasks of the column that the server has not confirmed yet.
 */
export function useQuickAdd(projectId: string, status: TaskStatus) {
  const t = useTexts();
  const [create] = useCreateTaskMutation();
  const waiting = usePendingWrites().flatMap((write) =>
    write.kind === 'createTask' && write.arg.projectId === projectId && write.arg.task.status === status
      ? [{ key: write.id, title: write.arg.task.title }]
      : [],
  );

  const add = async (title: string): Promise<boolean> => {
    const task = { title, status, priority: DEFAULT_TASK_PRIORITY, deadline: defaultDeadline() };
    const { error } = await create({ projectId, task });
    if (isKept(error)) return true;
    if (error) toast.error(t('createTaskFailed'), errorMessage(error, t('createTaskFailedText')));
    else toast.success(t('taskCreated'), t('taskCreatedText'));
    return !error;
  };

  return { waiting, add };
}
