import type { ProjectLabel } from '@taskloom/contracts';
import { createContext, useContext } from 'react';

const Labels = createContext<readonly ProjectLabel[]>([]);

/** The labels of the project, so that a board of thousand cards subscribes to them once. */
export const BoardLabelsProvider = Labels.Provider;

export const useBoardLabels = (): readonly ProjectLabel[] => useContext(Labels);
