import { useAppDispatch } from '@taskloom/client';
import { errorMessage } from '@taskloom/contracts/rtk';
import { offerUndo, toast } from '@taskloom/client/toasts';
import { fieldLabel } from '@taskloom/ui';
import { useCallback } from 'react';
import { useTexts } from '../../texts';
import { undoEdit, type DoneEdit, type Undone } from './undo-edit';

let made = 0;

/**
 * Makes own changes of tasks undoable together: by Ctrl/⌘ Z, and with a title in a toast, for changes outside the visible part of the screen.
 */
export function useOfferUndo(): (edits: readonly DoneEdit[], title?: string) => void {
  const t = useTexts();
  const dispatch = useAppDispatch();
  return useCallback(
    (edits, title) => {
      const tell = (all: readonly Undone[]) => {
        const lost = all.flatMap((each) => each.lost);
        const failed = all.find(({ error }) => error !== undefined);
        if (failed)
          return toast.error(t('undoFailed'), errorMessage(failed.error, t('updateTaskFailedText')));
        const title = all.find(({ gone }) => gone !== undefined)?.gone;
        if (title !== undefined) return toast.info(t('undoFailed'), t('undoGone', { title }));
        const [first] = lost;
        if (!first) return toast.success(t('editUndone'), undefined, { id: 'undone' });
        const field = first.field === 'place' ? t('place') : fieldLabel(first.field);
        const { title: task, by } = first;
        const reason = by ? t('undoLostTo', { task, field, name: by }) : t('undoLost', { task, field });
        toast.info(
          t('undonePartly'),
          lost.length > 1 ? t('undoLostMore', { reason, count: lost.length - 1 }) : reason,
        );
      };
      offerUndo({
        kind: `edit-${++made}`,
        title: () => title ?? '',
        quiet: title === undefined,
        label: t('undo'),
        control: t('controlKey'),
        undo: async () => {
          // In reverse order, because a place depends on the previous neighbours.
          const all: Undone[] = [];
          for (const edit of edits.toReversed()) all.push(await undoEdit(dispatch, edit));
          tell(all);
        },
      });
    },
    [t, dispatch],
  );
}
