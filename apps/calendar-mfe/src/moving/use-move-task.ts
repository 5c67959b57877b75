import { doneEdit, useOfferTaskUndo } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import type { TaskHit } from '@taskloom/contracts';
import { errorMessage, isKept, isUndecided, useUpdateTaskMutation } from '@taskloom/contracts/rtk';
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
  const [update] = useUpdateTaskMutation();
  const offerUndo = useOfferTaskUndo();

  return useCallback(
    async (task: TaskHit, day: string): Promise<void> => {
      const { _id: taskId, project, title, deadline, version } = task;
      const [projectId, changes] = [project._id, { deadline: day }];
      const sent = update({ projectId, taskId, changes, before: { deadline }, version });
      onShow(task, day);
      const { data, error } = await sent;
      // The change waits for a decision about a conflict, which has its own message.
      if (isUndecided(error)) return;
      if (error && !isKept(error)) {
        onShow(task, deadline);
        return toast.error(t('moveFailed', { title }), errorMessage(error, t('moveFailedText')));
      }
      const words = t('movedTo', { day: formatDayOfYear(day) });
      // The server refuses a deadline that has passed, so this one can't come back.
      if (deadline !== null && problemOf({ ...task, deadline: day }, deadline, today))
        return toast.success(words, t('noUndo', { title, day: formatDay(deadline) }));
      offerUndo([doneEdit({ projectId, task, changes, response: data })], {
        toast: {
          kind: 'calendar-move',
          title: (count) => (count === 1 ? words : t('movedMany', { count })),
          description: (count) => (count === 1 ? title : undefined),
          label: t('undo'),
          control: t('control'),
        },
      });
    },
    [offerUndo, onShow, t, today, update],
  );
}
