import {
  errorCode,
  errorMessage,
  useRestoreFromTrashMutation,
  type TrashPath,
} from '@taskloom/contracts/rtk';
import { offerUndo, toast, type Undoable } from '@taskloom/client/toasts';
import { useTexts } from '../texts/all';

/** Restores something from the trash, and shows what could not be restored. Returns true when it is restored. */
export function useRestore(): (path: TrashPath, title?: string) => Promise<boolean> {
  const t = useTexts();
  const [restore] = useRestoreFromTrashMutation();
  return async (path, title) => {
    const { data, error } = await restore(path);
    if (error) {
      const isGone = title !== undefined && errorCode(error) === 'NOT_FOUND';
      const reason = isGone ? t('restoreGone', { title }) : errorMessage(error, t('restoreFailedText'));
      toast.error(t('restoreFailed'), reason);
      return false;
    }
    const names = data.missing.join(', ');
    // Several that are undone together share one message.
    if (names) toast.success(t('undone'), t('undoneWithout', { names }));
    else toast.success(t('undone'), title, { id: 'undone' });
    return true;
  };
}

/** The toast of a deletion, which offers to undo it. `name`: what was deleted, for the message when that fails. */
export function useOfferRestore(): (
  deleted: Pick<Undoable, 'kind' | 'title' | 'description'> & TrashPath & { name: string },
) => void {
  const t = useTexts();
  const restore = useRestore();
  return ({ projectId, id, name, ...shown }) =>
    offerUndo({
      ...shown,
      label: t('undo'),
      control: t('controlKey'),
      undo: async () => void (await restore({ projectId, id }, name)),
    });
}
