import type { TaskHit } from '../search.js';
import type { Task, TaskCard } from '../task.js';
import { placeCard } from './board-cache.js';
import { writeFields } from './write-fields.js';

/** Fields of a task in a response or an event. Its comments and files arrive by events of their own. */
export type ArrivedTask = Pick<Task, '_id'> &
  Partial<Omit<Task, 'comments' | 'commentCount' | 'attachments'>>;

/** Writes fields into the whole task. */
export const applyToTask = (task: Task, fields: ArrivedTask): void => writeFields(task, fields);

/** Writes fields into the card of a board, and moves it if it has another place; false if the board doesn't have it. */
export const applyToBoard = (cards: TaskCard[], { checklist: _items, ...fields }: ArrivedTask): boolean => {
  const card = cards.find(({ _id }) => _id === fields._id);
  if (!card) return false;
  const { status, position } = card;
  writeFields(card, fields);
  if (card.status !== status || card.position !== position) placeCard(cards, card);
  return true;
};

/** Writes fields into the task of a list of several projects. */
export const applyToHits = (
  tasks: readonly TaskHit[],
  { checklist: _items, project: _project, ...fields }: ArrivedTask,
): void => {
  const hit = tasks.find(({ _id }) => _id === fields._id);
  if (hit) writeFields(hit, fields);
};
