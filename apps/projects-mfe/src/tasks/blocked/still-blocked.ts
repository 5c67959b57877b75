import { openBlockers, type TaskCard, type TaskUpdate } from '@taskloom/contracts';

/** A change of a task that was saved, or is kept to be sent later. */
export interface SavedChange {
  taskId: string;
  changes: TaskUpdate;
}

export interface StillBlocked {
  title: string;
  blockers: string[];
}

/** The tasks that were finished although an open one blocks them. `board`: before or after the changes. */
export const stillBlocked = (board: readonly TaskCard[], saved: readonly SavedChange[]): StillBlocked[] => {
  const finished = saved.filter(({ changes }) => changes.status === 'done').map(({ taskId }) => taskId);
  const others = board.filter(({ _id }) => !finished.includes(_id));
  return finished.flatMap((id) => {
    const card = board.find(({ _id }) => _id === id);
    const blockers = card ? openBlockers(card.relations, others).map(({ title }) => title) : [];
    return card && blockers.length > 0 ? [{ title: card.title, blockers }] : [];
  });
};
