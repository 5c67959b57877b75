import { useEditTasks } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import type { TaskHit } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { formatDay, formatDayOfYear } from '@taskloom/ui';
import { useCallback } from 'react';
import { useTexts } from '../texts';
import { problemOf } from './problems';

interface MoveOptions {
  today: string;
  /** The task is shown on this day until the next response of the server. */
  onShow: (task: TaskHit, deadline: string | null) => void;
}

/** Gives a task another deadline, with a toast that offers to undo it. A refused change is taken back. */
export function useMoveTask({ today, onShow }: MoveOptions) {
  const t = useTexts();
  const edit = useEditTasks();

  return useCallback(
    async (task: TaskHit, day: string): Promise<void> => {
      const { project, title, deadline } = task;
      const words = t('movedTo', { day: formatDayOfYear(day) });
      const toastOfUndo = {
        kind: 'calendar-move',
        title: (count: number) => (count === 1 ? words : t('movedMany', { count })),
        description: (count: number) => (count === 1 ? title : undefined),
        label: t('undo'),
        control: t('control'),
      };
      // The server refuses a deadline that has passed, so this one can't come back.
      const past =
        deadline !== null && problemOf({ ...task, deadline: day }, deadline, today) ? deadline : null;
      const sent = edit([{ projectId: project._id, task, changes: { deadline: day } }], () =>
        past === null ? { toast: toastOfUndo } : null,
      );
      onShow(task, day);
      const { done, refused } = await sent;
      for (const { error } of refused) {
        onShow(task, deadline);
        toast.error(t('moveFailed', { title }), errorMessage(error, t('moveFailedText')));
      }
      if (past !== null && done.length > 0)
        toast.success(words, t('noUndo', { title, day: formatDay(past) }));
    },
    [edit, onShow, t, today],
  );
}
