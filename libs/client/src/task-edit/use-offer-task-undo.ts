import { useCallback, useEffect, useRef } from 'react';
import { createObservable } from '@taskloom/contracts';
import { useAppDispatch } from '../store/hooks';
import { offerUndo, type Undoable } from '../toasts/undo';
import type { DoneEdit, Undone } from './done-edit';

const outcomes = createObservable<[readonly Undone[]]>();

/**
 * Calls `listener` with the outcomes each time changes of tasks were undone. For the shell, which reports them.
 * @example
 * useUndoneEdits((outcomes) => toast.success(`${outcomes.length} undone`));
 */
export function useUndoneEdits(listener: (undone: readonly Undone[]) => void): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => outcomes.subscribe((undone) => latest.current(undone)), []);
}

/** How the undoing of own changes of tasks is offered. */
export interface TaskUndoOptions {
  /** A toast, for changes outside the visible part of the screen. Without it, only the keys undo them. */
  toast?: Omit<Undoable, 'undo' | 'quiet' | 'kind'> & { kind?: string };
  /** Called before the changes of these tasks are undone. */
  onUndo?: (taskIds: readonly string[]) => void;
}

/** Undoes these changes now, in place of the keys and the toast. */
export type UndoNow = (edits: readonly DoneEdit[]) => Promise<void>;

let made = 0;

/**
 * Makes own changes of tasks undoable together: by Ctrl/⌘ Z, and with `toast` by its button. What someone else has changed since
 * stays. The shell shows the outcome.
 * @example
 * const offer = useOfferTaskUndo();
 * offer([doneEdit({ projectId, task, changes: { status: 'done' } })]);
 */
export function useOfferTaskUndo(): (edits: readonly DoneEdit[], options?: TaskUndoOptions) => UndoNow {
  const dispatch = useAppDispatch();
  return useCallback(
    (edits, { toast, onUndo } = {}) => {
      const left = new Set(edits);
      const undo = async (some: readonly DoneEdit[]): Promise<void> => {
        const these = some.filter((edit) => left.delete(edit));
        if (these.length === 0) return;
        onUndo?.(these.map(({ taskId }) => taskId));
        try {
          const { undoEdits } = await import('./undo-edit');
          outcomes.notify(await undoEdits(dispatch, these));
        } catch (error) {
          // The code could not be loaded. The changes stay, and can be undone by hand.
          outcomes.notify([{ lost: [], error }]);
        }
      };
      const withdraw = offerUndo({
        title: () => '',
        label: '',
        control: '',
        quiet: !toast,
        ...toast,
        kind: toast?.kind ?? `edit-${++made}`,
        undo: () => undo([...left]),
      });
      return async (some) => {
        await undo(some);
        if (left.size === 0) withdraw();
      };
    },
    [dispatch],
  );
}
