import {
  foldText,
  RELATION_KINDS,
  type RelationKind,
  type TaskCard,
  type TaskRelation,
} from '@taskloom/contracts';

export interface RelatedTask {
  relation: TaskRelation;
  task: TaskCard;
  /** How many of its parts are done; absent without parts. */
  parts?: { done: number; total: number };
}

export interface RelationGroup {
  kind: RelationKind;
  related: RelatedTask[];
}

const partsOf = ({ relations }: TaskCard, cards: ReadonlyMap<string, TaskCard>): RelatedTask['parts'] => {
  const parts = relations.flatMap(({ kind, task }) => (kind === 'parentOf' ? (cards.get(task) ?? []) : []));
  if (parts.length === 0) return undefined;
  return { done: parts.filter(({ status }) => status === 'done').length, total: parts.length };
};

/** The relations of a task by kind, without those to tasks that the board does not have: they have been deleted. */
export const relationGroups = (
  relations: readonly TaskRelation[],
  board: readonly TaskCard[],
): RelationGroup[] => {
  const cards = new Map(board.map((card) => [card._id, card]));
  return RELATION_KINDS.flatMap((kind) => {
    const related = relations.flatMap((relation): RelatedTask[] => {
      const task = relation.kind === kind ? cards.get(relation.task) : undefined;
      return task ? [{ relation, task, parts: partsOf(task, cards) }] : [];
    });
    return related.length > 0 ? [{ kind, related }] : [];
  });
};

/** Rows of the list of tasks to choose from. */
const MOST_OFFERED = 30;

/** The tasks that a relation of this kind can be added to: those whose title contains the query, open ones first. */
export const offeredTasks = (
  { _id, relations }: Pick<TaskCard, '_id' | 'relations'>,
  kind: RelationKind,
  board: readonly TaskCard[],
  query: string,
): TaskCard[] => {
  const wanted = foldText(query.trim());
  const taken = relations.filter((relation) => relation.kind === kind).map(({ task }) => task);
  return board
    .filter((card) => card._id !== _id && !taken.includes(card._id))
    .filter(({ title }) => foldText(title).includes(wanted))
    .toSorted((a, b) => Number(a.status === 'done') - Number(b.status === 'done'))
    .slice(0, MOST_OFFERED);
};
