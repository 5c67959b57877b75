import {
  DEFAULT_TASK_PRIORITY,
  DEFAULT_TASK_STATUS,
  type TaskCreate,
  type TaskStatus,
} from '@taskloom/contracts';
import { errorMessage, isKept, useCreateTaskMutation } from '@taskloom/contracts/rtk';
import { useUnlistedTasks } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../../texts';
import { useBoardActions } from '../board-actions';
import { useBoardCards } from '../board-cards';

/** Tasks of other screens have no status yet. */
const isOf = (column: TaskStatus, { status = DEFAULT_TASK_STATUS }: TaskCreate): boolean => status === column;

/**
 * Creates tasks, without a deadline unless one is given, and shows a message when the filter hides one. `waiting` are the new tasks of the column that the server has not confirmed yet.
 */
export function useQuickAdd(projectId: string, status: TaskStatus) {
  const t = useTexts();
  const { hides } = useBoardActions();
  const [create] = useCreateTaskMutation();
  const waiting = useUnlistedTasks(useBoardCards())
    .filter(({ arg: { projectId: at, task } }) => at === projectId && isOf(status, task))
    .map(({ id, arg }) => ({ key: id, title: arg.task.title }));

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
