import type { TaskCard, TaskStatus } from '@taskloom/contracts';
import { createContext, useContext } from 'react';

/** What a card or column may ask for. One stable object, so that a card is drawn again only when it changes. */
export interface BoardActions {
  projectId: string;
  /** To the end of another column. */
  move: (card: TaskCard, status: TaskStatus) => void;
  remove: (card: TaskCard) => void;
  /** A key on a card's title. True when the board has taken it. */
  pressKey: (card: TaskCard, key: string) => boolean;
}

const Actions = createContext<BoardActions | null>(null);

export const BoardActionsProvider = Actions.Provider;

export function useBoardActions(): BoardActions {
  const actions = useContext(Actions);
  if (!actions) throw new Error('There is no board around this card');
  return actions;
}
