import type { Assignee, TaskCard, TaskUpdate } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useEditTasks } from '@taskloom/client/realtime';
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
  staysVisible: (edit: CardEdit) => boolean;
}

/** Changes fields or places of cards, undoable together. A refused change has a toast. */
export function useEditCards(projectId: string, { say, staysVisible }: EditWords) {
  const t = useTexts();
  const editTasks = useEditTasks();
  const warnBlocked = useWarnBlocked(projectId);
  return useCallback(
    async (edits: readonly CardEdit[]): Promise<void> => {
      const [one, ...others] = edits;
      if (!one) return;
      const visible = others.length === 0 && staysVisible(one);
      const wordsOf = (count: number) =>
        others.length === 0 ? t('changedOne', { title: one.card.title }) : t('changedMany', { count });
      const { done, refused } = await editTasks(
        edits.map(({ card, ...edit }) => ({ ...edit, projectId, task: card })),
        ({ length }) =>
          visible
            ? {}
            : { toast: { title: () => wordsOf(length), label: t('undo'), control: t('controlKey') } },
      );
      warnBlocked(done.map(({ taskId, written }) => ({ taskId, changes: written })));
      if (done.length > 0 && visible && !movesIn(one.changes)) say(wordsOf(1));
      const [first] = refused;
      if (!first) return;
      const back = movesIn(one.changes) && t('moveFailedText', { column: valueWord(one.card.status) });
      toast.error(
        refused.length === 1 ? t('updateTaskFailed') : t('updateTasksFailed', { count: refused.length }),
        errorMessage(first.error, back || t('updateTaskFailedText')),
      );
    },
    [projectId, say, staysVisible, editTasks, warnBlocked, t],
  );
}
