import { fieldsIn, pickFields, type Assignee, type TaskCard, type TaskUpdate } from '@taskloom/contracts';
import { errorMessage, isKept, isUndecided, useUpdateTaskMutation } from '@taskloom/contracts/rtk';
import { doneEdit, useOfferTaskUndo, type DoneEdit } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import { valueWord } from '@taskloom/ui';
import { useCallback } from 'react';
import { useWarnBlocked } from '../../tasks/blocked/use-warn-blocked';
import { useTexts } from '../../texts';

/** A change of one card. */
export interface CardEdit {
  card: TaskCard;
  changes: TaskUpdate;
  /** The people of `changes.assignees`, shown until the server responds. */
  people?: Assignee[];
}

const movesIn = ({ status, afterTaskId, beforeTaskId }: TaskUpdate): boolean =>
  (status ?? afterTaskId ?? beforeTaskId) !== undefined;

interface EditWords {
  /** Announces the result. */
  say: (words: string) => void;
  /** Whether the card is still in view after the change; otherwise a toast offers to undo it. */
  sees: (edit: CardEdit) => boolean;
}

/**
 * Changes fields or places of cards optimistically, undoable together. A refused change is reverted with a toast. Places are sent one after
 * the other, because each depends on the one before; the rest at once.
 */
export function useEditCards(projectId: string, { say, sees }: EditWords) {
  const t = useTexts();
  const [update] = useUpdateTaskMutation();
  const offerUndo = useOfferTaskUndo();
  const warnBlocked = useWarnBlocked(projectId);
  return useCallback(
    async (edits: readonly CardEdit[]): Promise<void> => {
      const send = async (edit: CardEdit): Promise<{ error?: unknown; done?: DoneEdit }> => {
        const { card, changes, people } = edit;
        const path = { projectId, taskId: card._id };
        // To detect that someone else has changed the same fields.
        const seen = { version: card.version, before: pickFields(card, fieldsIn(changes)) };
        const { data, error } = await update({ ...path, changes, people, ...seen });
        // The change is queued, or the person is asked to resolve a conflict: both have their own message.
        if (isUndecided(error)) return {};
        return error && !isKept(error)
          ? { error }
          : { done: doneEdit({ projectId, task: card, changes, response: data }) };
      };
      const results: Awaited<ReturnType<typeof send>>[] = [];
      const inOrder = edits.some(({ changes }) => changes.afterTaskId ?? changes.beforeTaskId);
      if (inOrder) for (const edit of edits) results.push(await send(edit));
      else results.push(...(await Promise.all(edits.map(send))));

      const done = results.flatMap((result) => result.done ?? []);
      warnBlocked(done.map(({ taskId, written }) => ({ taskId, changes: written })));
      const [one, ...others] = edits;
      const [first] = done;
      if (first && one) {
        const words =
          edits.length === 1
            ? t('changedOne', { title: first.title })
            : t('changedMany', { count: done.length });
        const visible = others.length === 0 && sees(one);
        offerUndo(
          done,
          visible ? {} : { toast: { title: () => words, label: t('undo'), control: t('controlKey') } },
        );
        if (visible && !movesIn(one.changes)) say(words);
      }
      const errors = results.flatMap(({ error }) => error ?? []);
      if (errors.length === 0) return;
      const back = one && movesIn(one.changes) && t('moveFailedText', { column: valueWord(one.card.status) });
      toast.error(
        errors.length === 1 ? t('updateTaskFailed') : t('updateTasksFailed', { count: errors.length }),
        errorMessage(errors[0], back || t('updateTaskFailedText')),
      );
    },
    [projectId, say, sees, offerUndo, warnBlocked, t, update],
  );
}
