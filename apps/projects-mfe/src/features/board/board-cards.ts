import type { TaskCard } from '@taskloom/contracts';
import { createContext, useContext } from 'react';

const Cards = createContext<readonly TaskCard[]>([]);

/** All cards of the project, also those that the filter hides. */
export const BoardCardsProvider = Cards.Provider;

export const useBoardCards = (): readonly TaskCard[] => useContext(Cards);
