import { holdKeys } from '@taskloom/client';
import { createObservable, type TaskCard } from '@taskloom/contracts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { NO_SELECTION, type Selection } from './selection';

/** The fields that keys of a card change, each in its own popover. */
export const CARD_FIELDS = ['status', 'priority', 'assignees', 'deadline', 'labels', 'move'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

export interface OpenPopover {
  field: CardField;
  /** The cards that it changes. */
  ids: readonly string[];
  /** It opens at this element: a card or a button. */
  anchor: HTMLElement;
}

export interface Marks {
  /** The card that Tab reaches, which arrow keys move from. Null on an empty board. */
  current: string | null;
  /** The card whose title is being edited in place. */
  renaming: string | null;
  popover: OpenPopover | null;
  selection: Selection;
  /** Whether to delete them is being asked. */
  deleting: readonly TaskCard[];
  /** What to take along into its copy is being asked. */
  copying?: TaskCard;
}

const NOTHING: readonly TaskCard[] = [];

/** The state of the keyboard on a board, outside of React, so that only the cards that change re-render. */
export function createMarks() {
  let marks: Marks = {
    current: null,
    renaming: null,
    popover: null,
    deleting: NOTHING,
    selection: NO_SELECTION,
  };
  let wanted: string | null = null;
  const changes = createObservable();
  const set = (part: Partial<Marks>): void => {
    // A popover that opens takes the focus.
    if (part.popover) wanted = null;
    if (part.popover ?? part.renaming) holdKeys(cancel);
    marks = { ...marks, ...part };
    changes.notify();
  };
  const cancel = (): void => {
    wanted = marks.renaming;
    set({ popover: null, renaming: null });
  };
  return {
    get: (): Marks => marks,
    set,
    subscribe: changes.subscribe,
    /** Makes it the current card, which takes the focus as soon as it is in the document. */
    focus: (id: string): void => {
      wanted = id;
      set({ current: id });
    },
    /** Whether the card should take the focus now; true only once. */
    takesFocus: (id: string): boolean => {
      if (wanted !== id) return false;
      wanted = null;
      return true;
    },
  };
}

export type BoardMarks = ReturnType<typeof createMarks>;

const MarksContext = createContext<BoardMarks>(createMarks());

export const MarksProvider = MarksContext.Provider;

export const useBoardMarks = (): BoardMarks => useContext(MarksContext);

/** Re-renders only when the picked value changes. */
export function useMarks<T>(pick: (marks: Marks) => T): T {
  const { get, subscribe } = useBoardMarks();
  return useSyncExternalStore(subscribe, () => pick(get()));
}
