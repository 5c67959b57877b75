import { DEFAULT_ASSIGNEE_ROLE, type Assignee, type Person, type TaskCard } from '@taskloom/contracts';
import type { CardEdit } from '../use-edit-cards';

/** Adds a person to all cards, with the default role, or removes them. */
export const assign = (cards: readonly TaskCard[], person: Person, adds: boolean): CardEdit[] =>
  cards.flatMap((card) => {
    const has = card.assignees.some(({ user }) => user._id === person._id);
    if (has === adds) return [];
    const people: Assignee[] = adds
      ? [...card.assignees, { user: person, role: DEFAULT_ASSIGNEE_ROLE }]
      : card.assignees.filter(({ user }) => user._id !== person._id);
    const assignees = people.map(({ user, role }) => ({ user: user._id, role }));
    return [{ card, people, changes: { assignees } }];
  });
