import { DEFAULT_TASK_PRIORITY, defaultDeadline, type TaskStatus } from '@taskloom/contracts';
import { errorMessage, useCreateTaskMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useRef, useState } from 'react';
import { useTexts } from '../../texts';

interface Waiting {
  key: number;
  title: string;
}

/** Creates tasks by title alone. `waiting` shows each until the server has answered. */
export function useQuickAdd(projectId: string, status: TaskStatus) {
  const t = useTexts();
  const [create] = useCreateTaskMutation();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const count = useRef(0);

  const add = async (title: string): Promise<boolean> => {
    const key = (count.current += 1);
    setWaiting((list) => [...list, { key, title }]);
    const task = { title, status, priority: DEFAULT_TASK_PRIORITY, deadline: defaultDeadline() };
    const { error } = await create({ projectId, task });
    setWaiting((list) => list.filter((item) => item.key !== key));
    if (error) toast.error(t('createTaskFailed'), errorMessage(error, t('createTaskFailedText')));
    else toast.success(t('taskCreated'), t('taskCreatedText'));
    return !error;
  };

  return { waiting, add };
}
