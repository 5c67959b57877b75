import { openBlockers, type TaskCard } from '@taskloom/contracts';
import { createContext, useContext, useMemo } from 'react';

const Blocked = createContext<ReadonlySet<string>>(new Set());

/** The ids of the cards that an open task blocks. */
export const BlockedCardsProvider = Blocked.Provider;

export const useIsBlocked = (taskId: string): boolean => useContext(Blocked).has(taskId);

/** The same set while it has the same ids, so that other changes of the board don't render every card. */
export function useBlockedCards(cards: readonly TaskCard[]): ReadonlySet<string> {
  const ids = cards
    .filter(({ status, relations }) => status !== 'done' && openBlockers(relations, cards).length > 0)
    .map(({ _id }) => _id)
    .join(' ');
  return useMemo(() => new Set(ids.split(' ')), [ids]);
}
