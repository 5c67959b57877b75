import { useAppDispatch } from '@taskloom/client';
import { offerUndo, toast } from '@taskloom/client/toasts';
import type { TaskHit } from '@taskloom/contracts';
import { errorMessage, isKept, isUndecided, tasksApi, useUpdateTaskMutation } from '@taskloom/contracts/rtk';
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
  const dispatch = useAppDispatch();
  const [update] = useUpdateTaskMutation();

  /** Restores the earlier deadline, unless someone else has changed it since. */
  const undo = useCallback(
    async ({ _id: taskId, project, title, deadline }: TaskHit, written: string) => {
      const path = { projectId: project._id, taskId };
      const { data: now } = await dispatch(
        tasksApi.endpoints.getTask.initiate(path, { forceRefetch: true, subscribe: false }),
      );
      if (now && now.deadline !== written) {
        const is = now.deadline ? formatDay(now.deadline) : t('noDate');
        return toast.info(t('undoFailed'), t('movedSince', { title, day: is }));
      }
      const seen = { before: { deadline: written }, version: now?.version };
      const { error } = await update({ ...path, changes: { deadline }, ...seen });
      if (error && !isKept(error) && !isUndecided(error))
        toast.error(t('undoFailed'), errorMessage(error, t('moveFailedText')));
    },
    [dispatch, t, update],
  );

  return useCallback(
    async (task: TaskHit, day: string): Promise<void> => {
      const { _id: taskId, project, title, deadline, version } = task;
      const sent = update({
        projectId: project._id,
        taskId,
        changes: { deadline: day },
        before: { deadline },
        version,
      });
      onShow(task, day);
      const { error } = await sent;
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
      offerUndo({
        kind: 'calendar-move',
        title: (count) => (count === 1 ? words : t('movedMany', { count })),
        description: (count) => (count === 1 ? title : undefined),
        label: t('undo'),
        control: t('control'),
        undo: () => undo(task, day),
      });
    },
    [onShow, t, today, undo, update],
  );
}
