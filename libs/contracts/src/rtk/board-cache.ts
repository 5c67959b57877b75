import type { Task, TaskCard, TaskUpdate } from '../task.js';

/** What the board knows of a whole task. */
export const toCard = ({ comments, attachments, ...fields }: Task): TaskCard => ({
  ...fields,
  commentCount: comments.length,
  attachmentCount: attachments.length,
});

/** Puts a card where its position belongs among the cards of its column; replaces the one with its id. */
export const placeCard = (cards: TaskCard[], card: TaskCard): void => {
  removeCard(cards, card._id);
  const next = cards.findIndex(({ status, position }) => status === card.status && position > card.position);
  cards.splice(next < 0 ? cards.length : next, 0, card);
};

export const removeCard = (cards: TaskCard[], id: string): void => {
  const at = cards.findIndex(({ _id }) => _id === id);
  if (at >= 0) cards.splice(at, 1);
};

/**
 * Shows a move before the server has chosen the position: the order of the list is the order on the screen.
 * Without a neighbour the card goes to the end of its column.
 */
export const moveCard = (
  cards: TaskCard[],
  id: string,
  { status, afterTaskId, beforeTaskId }: Pick<TaskUpdate, 'status' | 'afterTaskId' | 'beforeTaskId'>,
): void => {
  const at = cards.findIndex(({ _id }) => _id === id);
  const [card] = at < 0 ? [] : cards.splice(at, 1);
  if (!card) return;
  if (status) card.status = status;
  const neighbour = cards.findIndex(({ _id }) => _id === (afterTaskId ?? beforeTaskId));
  const target = neighbour < 0 ? cards.length : neighbour + (afterTaskId ? 1 : 0);
  cards.splice(target, 0, card);
};
