import { foldText, type TaskCard, type TaskPriority } from '@taskloom/contracts';

/** Empty sets and an empty text match everything. */
export interface BoardFilter {
  text: string;
  priorities: readonly TaskPriority[];
  /** Ids of people; {@link UNASSIGNED} selects tasks without an assignee. */
  assignees: readonly string[];
  /** Ids of labels. */
  labels: readonly string[];
}

export const UNASSIGNED = 'nobody';

export const NO_FILTER: BoardFilter = { text: '', priorities: [], assignees: [], labels: [] };

export const isFiltering = ({ text, priorities, assignees, labels }: BoardFilter): boolean =>
  text.trim() !== '' || priorities.length > 0 || assignees.length > 0 || labels.length > 0;

/** All words, in any order. */
const hasText = ({ title, description }: TaskCard, text: string): boolean => {
  const words = foldText(text.trim()).split(/\s+/);
  const all = text.trim() === '' ? '' : foldText(`${title}\n${description}`);
  return words.every((word) => all.includes(word));
};

const hasAssignee = (card: TaskCard, wanted: readonly string[]): boolean => {
  if (wanted.length === 0) return true;
  if (card.assignees.length === 0) return wanted.includes(UNASSIGNED);
  return card.assignees.some(({ user }) => wanted.includes(user._id));
};

/** All given conditions must match; within one, any of the chosen values. */
export const matches = (card: TaskCard, { text, priorities, assignees, labels }: BoardFilter): boolean =>
  hasText(card, text) &&
  (priorities.length === 0 || priorities.includes(card.priority)) &&
  (labels.length === 0 || card.labels.some((id) => labels.includes(id))) &&
  hasAssignee(card, assignees);
