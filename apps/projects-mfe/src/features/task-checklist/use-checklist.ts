import type { ChecklistChange, ChecklistItem } from '@taskloom/contracts';
import {
  errorCode,
  errorMessage,
  isKept,
  useChangeChecklistMutation,
  useTurnItemIntoTaskMutation,
  type TaskPath,
} from '@taskloom/contracts/rtk';
import { offerUndo, toast } from '@taskloom/client/toasts';
import { v4 as uuid } from 'uuid';
import { useTexts } from '../../texts/all';

export type Checklist = ReturnType<typeof useChecklist>;

/** Changes a checklist. A failure is shown in a toast, except for a text that someone else has changed too. */
export function useChecklist(path: TaskPath, items: readonly ChecklistItem[]) {
  const t = useTexts();
  const [send] = useChangeChecklistMutation();
  const [turn] = useTurnItemIntoTaskMutation();

  const fail = (error: unknown) =>
    errorCode(error) === 'NOT_FOUND'
      ? toast.error(t('itemGone'))
      : toast.error(t('checklistFailed'), errorMessage(error, t('checklistFailedText')));

  /** Whether it is saved, or kept to be sent later. */
  const change = async (what: ChecklistChange): Promise<boolean> => {
    const { error } = await send({ ...path, change: what });
    if (!error || isKept(error)) return true;
    if (errorCode(error) !== 'CHECKLIST_ITEM_CHANGED') fail(error);
    return false;
  };

  const before = (item: ChecklistItem): string | null =>
    items[items.findIndex(({ _id }) => _id === item._id) - 1]?._id ?? null;

  return {
    items,
    change,
    add: (texts: readonly string[]) => change({ add: texts.map((text) => ({ _id: uuid(), text })) }),
    /** Right after another item, or first. */
    place: (item: ChecklistItem, after: string | null) => change({ update: { _id: item._id }, after }),
    remove: async (item: ChecklistItem) => {
      const after = before(item);
      if (!(await change({ remove: [item._id] }))) return;
      offerUndo({
        kind: 'item-deleted',
        title: (count) => t('itemsDeleted', { count }),
        label: t('undo'),
        control: t('controlKey'),
        undo: async () => void (await change({ add: [item], after })),
      });
    },
    turnIntoTask: async ({ _id: itemId }: ChecklistItem) => {
      const { error } = await turn({ ...path, itemId });
      if (!error) toast.success(t('turnedIntoTask'));
      else if (!isKept(error)) fail(error);
    },
  };
}
