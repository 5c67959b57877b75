import type { TaskCard, TaskUpdate } from '@taskloom/contracts';
import type { CardEdit } from '../use-edit-cards';

/** The values that all lists contain, in the order of the first. */
export const onAll = (lists: readonly (readonly string[])[]): string[] => {
  const [first = [], ...others] = lists;
  return first.filter((value) => others.every((list) => list.includes(value)));
};

/** The changes from one set of labels on all cards to another; labels that only some of them have stay. */
export const labelled = (
  cards: readonly TaskCard[],
  before: readonly string[],
  after: readonly string[],
): CardEdit[] => {
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  return cards.flatMap((card) => {
    const kept = card.labels.filter((id) => !removed.includes(id));
    const labels = [...kept, ...added.filter((id) => !kept.includes(id))];
    return labels.join() === card.labels.join() ? [] : [{ card, changes: { labels } }];
  });
};

/** Changes that give every card the same value; cards that have it already are left out. */
export const giveAll = <F extends 'status' | 'priority' | 'deadline'>(
  cards: readonly TaskCard[],
  field: F,
  value: TaskCard[F],
): CardEdit[] =>
  cards
    .filter((card) => card[field] !== value)
    .map((card) => ({ card, changes: { [field]: value } satisfies TaskUpdate }));
