import type { Person, Task, TaskCard, TaskStatus } from '@taskloom/contracts';
import { createContext, useContext } from 'react';
import type { CardField } from './keys/board-marks';

/** The actions of cards and columns. One stable object, so that a card re-renders only when it changes. */
export interface BoardActions {
  projectId: string;
  /** Who can be assigned. */
  people: readonly Person[];
  /** Whether the filter hides a task. */
  hides: (task: Task) => boolean;
  /** Moves to the end of another column. */
  move: (card: TaskCard, status: TaskStatus) => void;
  remove: (card: TaskCard) => void;
  /** Asks what to take along, and copies the card. */
  duplicate: (card: TaskCard) => void;
  /** Archives done cards. */
  archive: (cards: readonly TaskCard[]) => void;
  /** Opens the popover of a field at the card. */
  change: (id: string, field: CardField) => void;
  /** Selects a card, or the opposite. */
  select: (id: string) => void;
  /** Edits the title in place. */
  rename: (id: string) => void;
  /** Ends that; `back` returns the focus to the card. */
  renamed: (card: TaskCard, back: boolean, title?: string) => void;
  /** Handles a key on the title of a card. Returns true when the board has used it. */
  pressKey: (card: TaskCard, key: string) => boolean;
}

const Actions = createContext<BoardActions | null>(null);

export const BoardActionsProvider = Actions.Provider;

export function useBoardActions(): BoardActions {
  const actions = useContext(Actions);
  if (!actions) throw new Error('There is no board around this card');
  return actions;
}
