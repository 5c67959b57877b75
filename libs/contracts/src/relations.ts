/**
 * How a task is related to another one, as read from this task. `blockedBy` and `blocks`, `partOf` and `parentOf`, `duplicateOf` and
 * `duplicatedBy` are the two sides of one relation.
 */
export const RELATION_KINDS = [
  'blockedBy',
  'blocks',
  'partOf',
  'parentOf',
  'relatesTo',
  'duplicateOf',
  'duplicatedBy',
] as const;
/** How two tasks are related, seen from the one that has the relation. */
export type RelationKind = (typeof RELATION_KINDS)[number];

/** A relation of a task to another one of the same project. Both tasks have it, with the same id. */
export interface TaskRelation {
  _id: string;
  kind: RelationKind;
  /** Id of the other task. Ignore an unknown one: the task has been deleted. */
  task: string;
}

/** `POST …/relations`. The client may choose the id, so that it can remove the relation before the server has it. */
export interface RelationCreate extends Omit<TaskRelation, '_id'> {
  _id?: string;
}

/** The response to `POST …/relations` and `DELETE …/relations/{relation}`: both tasks as they are now. */
export interface RelationChanged<Task> {
  task: Task;
  other: Task;
}

const OTHER_SIDE: Readonly<Record<RelationKind, RelationKind>> = {
  blockedBy: 'blocks',
  blocks: 'blockedBy',
  partOf: 'parentOf',
  parentOf: 'partOf',
  relatesTo: 'relatesTo',
  duplicateOf: 'duplicatedBy',
  duplicatedBy: 'duplicateOf',
};

/**
 * The kind as read from the other task.
 * @internal
 */
export const otherSide = (kind: RelationKind): RelationKind => OTHER_SIDE[kind];

interface Related {
  _id: string;
  relations: readonly TaskRelation[];
}

/**
 * The relations of a task after a relation of any task was added.
 * @internal
 */
export const withRelation = (
  { _id, relations }: Related,
  taskId: string,
  relation: TaskRelation,
): readonly TaskRelation[] => {
  const { kind, task } = relation;
  const isKnown = relations.some(
    (known) => known._id === relation._id || (taskId === _id && known.kind === kind && known.task === task),
  );
  if (isKnown || (taskId !== _id && task !== _id)) return relations;
  const own = taskId === _id ? relation : { _id: relation._id, kind: otherSide(kind), task: taskId };
  return [...relations, own];
};

/**
 * The tasks among `tasks` that block this one and are not done.
 * @example
 * const waitsFor = openBlockers(task.relations, cards);
 */
export const openBlockers = <T extends { _id: string; status: string }>(
  relations: readonly TaskRelation[],
  tasks: readonly T[],
): T[] => {
  const blockers = relations.filter(({ kind }) => kind === 'blockedBy').map(({ task }) => task);
  return blockers.length === 0
    ? []
    : tasks.filter(({ _id, status }) => status !== 'done' && blockers.includes(_id));
};
