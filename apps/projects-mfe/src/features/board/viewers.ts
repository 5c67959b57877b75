import type { OpenTasks, PublicPerson } from '@taskloom/contracts';
import { createContext, useContext } from 'react';

export type Viewers = ReadonlyMap<string, readonly PublicPerson[]>;

/** The other people who have each card open. */
export const viewersByTask = (open: readonly OpenTasks[], me: string): Viewers => {
  const viewers = new Map<string, PublicPerson[]>();
  for (const { user, taskIds } of open) {
    if (user._id === me) continue;
    for (const id of taskIds) viewers.set(id, [...(viewers.get(id) ?? []), user]);
  }
  return viewers;
};

export const NO_VIEWERS: Viewers = new Map();

const ViewersContext = createContext(NO_VIEWERS);

export const ViewersProvider = ViewersContext.Provider;

const NO_ONE: readonly PublicPerson[] = [];

export const useViewers = (taskId: string): readonly PublicPerson[] =>
  useContext(ViewersContext).get(taskId) ?? NO_ONE;
