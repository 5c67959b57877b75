import { createContext, useContext } from 'react';

const OpenCard = createContext<string | null>(null);

/** Gives the id of the task that is open beside the board. */
export const OpenCardProvider = OpenCard.Provider;

/** Null while the board is alone. */
export const useOpenCard = (): string | null => useContext(OpenCard);

export const useIsOpen = (taskId: string): boolean => useOpenCard() === taskId;
