import { TASK_EDITS, type Assignee, type TaskCard, type TaskUpdate } from '@taskloom/contracts';
import { errorMessage, isKept, isUndecided, useUpdateTaskMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useCallback } from 'react';
import { useTexts } from '../../texts';

/** A change of one card. */
export interface CardEdit {
  card: TaskCard;
  changes: TaskUpdate;
  /** The people of `changes.assignees`, shown until the server responds. */
  people?: Assignee[];
}

/** The values that the change replaces, to detect that somebody else has changed them too. */
const before = ({ card, changes }: CardEdit) =>
  Object.fromEntries(TASK_EDITS.filter((field) => field in changes).map((field) => [field, card[field]]));

/**
 * Changes fields or places of cards optimistically. A refused change goes back with a toast. Places are sent one after the other, because
 * each depends on the one before; the rest at once.
 */
export function useEditCards(projectId: string, say: (words: string) => void) {
  const t = useTexts();
  const [update] = useUpdateTaskMutation();
  return useCallback(
    async (edits: readonly CardEdit[]): Promise<void> => {
      const send = async (edit: CardEdit): Promise<unknown> => {
        const { card, changes, people } = edit;
        const { error } = await update({
          projectId,
          taskId: card._id,
          changes,
          people,
          version: card.version,
          before: before(edit),
        });
        // The change is queued, or the person is asked to resolve a conflict: both have their own message.
        return !error || isKept(error) || isUndecided(error) ? undefined : error;
      };
      const errors: unknown[] = [];
      const inOrder = edits.some(({ changes }) => changes.afterTaskId ?? changes.beforeTaskId);
      if (inOrder) for (const edit of edits) errors.push(await send(edit));
      else errors.push(...(await Promise.all(edits.map(send))));
      const [first, ...more] = errors.filter((error) => error !== undefined);
      const [one] = edits;
      if (one && first === undefined)
        say(
          edits.length === 1
            ? t('changedOne', { title: one.card.title })
            : t('changedMany', { count: edits.length }),
        );
      if (first === undefined) return;
      const failed = more.length + 1;
      toast.error(
        failed === 1 ? t('updateTaskFailed') : t('updateTasksFailed', { count: failed }),
        errorMessage(first, t('updateTaskFailedText')),
      );
    },
    [projectId, say, t, update],
  );
}
