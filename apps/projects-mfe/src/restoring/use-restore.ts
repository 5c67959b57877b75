import { errorMessage, useRestoreFromTrashMutation, type TrashPath } from '@taskloom/contracts/rtk';
import { offerUndo, toast, type Undoable } from '@taskloom/client/toasts';
import { useTexts } from '../texts/all';

/** Restores something from the trash, and shows what could not be restored. Returns true when it is restored. */
export function useRestore(): (path: TrashPath, title?: string) => Promise<boolean> {
  const t = useTexts();
  const [restore] = useRestoreFromTrashMutation();
  return async (path, title) => {
    const { data, error } = await restore(path);
    if (error) {
      toast.error(t('restoreFailed'), errorMessage(error, t('restoreFailedText')));
      return false;
    }
    const names = data.missing.join(', ');
    // Several that are undone together share one message.
    if (names) toast.success(t('undone'), t('undoneWithout', { names }));
    else toast.success(t('undone'), title, { id: 'undone' });
    return true;
  };
}

/** The toast of a deletion, which offers to undo it. */
export function useOfferRestore(): (
  deleted: Pick<Undoable, 'kind' | 'title' | 'description'> & TrashPath,
) => void {
  const t = useTexts();
  const restore = useRestore();
  return ({ projectId, id, ...shown }) =>
    offerUndo({
      ...shown,
      label: t('undo'),
      control: t('controlKey'),
      undo: async () => void (await restore({ projectId, id })),
    });
}
