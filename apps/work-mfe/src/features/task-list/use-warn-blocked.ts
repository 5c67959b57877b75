import { openBlockers, type TaskHit } from '@taskloom/contracts';
import { tasksApi } from '@taskloom/contracts/rtk';
import { useAppDispatch } from '@taskloom/client';
import { shownBoard } from '@taskloom/client/realtime';
import { currentLanguage } from '@taskloom/client/texts';
import { toast } from '@taskloom/client/toasts';
import { useCallback } from 'react';
import { useTexts } from '../../texts';

/** Warns in a toast when a task has been finished that an open one blocks. Loads the board of its project only then. */
export function useWarnBlocked(): (task: TaskHit) => Promise<void> {
  const t = useTexts();
  const dispatch = useAppDispatch();
  return useCallback(
    async ({ title, project, relations }) => {
      if (relations.every(({ kind }) => kind !== 'blockedBy')) return;
      const board = tasksApi.endpoints.getBoard.initiate(project._id, { subscribe: false });
      await dispatch(board);
      const blockers = openBlockers(relations, dispatch(shownBoard(project._id)));
      if (blockers.length === 0) return;
      const names = blockers.map((blocker) => t('quoted', { title: blocker.title }));
      const list = new Intl.ListFormat(currentLanguage()).format(names);
      toast.info(t('doneBlocked'), t('doneBlockedText', { title, blockers: list }), {
        id: 'done-blocked',
        durationMs: 8_000,
      });
    },
    [dispatch, t],
  );
}
