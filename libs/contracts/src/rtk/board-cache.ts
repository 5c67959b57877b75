import type { Task, TaskCard, TaskUpdate } from '../task.js';

/**
 * A task from the server contains only its newest comments. Keeps the older ones that were fetched before, as long as there is no
 * gap between the two.
 */
export const withOlderComments = (known: Task | undefined, answer: Task): Task => {
  const oldest = answer.comments[0]?._id;
  const at = known?.comments.findIndex(({ _id }) => _id === oldest) ?? -1;
  if (!known || at <= 0 || at + answer.comments.length > answer.commentCount) return answer;
  return { ...answer, comments: [...known.comments.slice(0, at), ...answer.comments] };
};

/** The card of a whole task. */
export const toCard = ({
  comments: _comments,
  attachments,
  checklist: _items,
  ...fields
}: Task): TaskCard => ({
  ...fields,
  attachmentCount: attachments.length,
});

/** Inserts a card at its position in its column and replaces the one with the same id. */
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
 * Moves a card before the server has chosen its position, by reordering the list. Without a neighbour the card goes to the end of
 * its column.
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
