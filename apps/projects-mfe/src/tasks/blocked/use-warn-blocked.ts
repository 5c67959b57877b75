import { useAppDispatch } from '@taskloom/client';
import { shownBoard } from '@taskloom/client/realtime';
import { currentLanguage } from '@taskloom/client/texts';
import { toast } from '@taskloom/client/toasts';
import { useCallback } from 'react';
import { useTexts } from '../../texts';
import { stillBlocked, type SavedChange } from './still-blocked';

/** Warns in a toast when a task has been finished that an open one blocks. */
export function useWarnBlocked(projectId: string): (saved: readonly SavedChange[]) => void {
  const t = useTexts();
  const dispatch = useAppDispatch();
  return useCallback(
    (saved) => {
      if (saved.every(({ changes }) => changes.status !== 'done')) return;
      const [first, ...more] = stillBlocked(dispatch(shownBoard(projectId)), saved);
      if (!first) return;
      const names = first.blockers.map((title) => t('quoted', { title }));
      const blockers = new Intl.ListFormat(currentLanguage()).format(names);
      const reason = t('doneBlockedText', { title: first.title, blockers });
      const text = more.length > 0 ? t('doneBlockedMore', { reason, count: more.length }) : reason;
      toast.info(t('doneBlocked'), text, { id: 'done-blocked', durationMs: 8_000 });
    },
    [dispatch, projectId, t],
  );
}
