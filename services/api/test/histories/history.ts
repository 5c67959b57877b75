import type { Task } from '@taskloom/contracts';

/** The fields that requests set in these histories. */
type Edited = 'title' | 'description' | 'priority' | 'status' | 'deadline';
export type Edit = Partial<Pick<Task, Edited>>;

/** One request and its response, with times of the same clock. */
export interface Entry {
  taskId: string;
  began: number;
  ended: number;
  edit: Edit;
  /** If-Match. */
  seen?: number;
  status: number;
  /** The task in the response: the edited one, or `current` when the edit was refused as stale. */
  task: Task;
}

type Fields = Pick<Task, Edited | 'version'>;

const fieldsOf = (task: Task): Fields => ({
  title: task.title,
  description: task.description,
  priority: task.priority,
  status: task.status,
  deadline: task.deadline,
  version: task.version,
});

const same = (one: Fields, other: Fields): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Violations in the history of one task; empty when its edits are serialisable: none is lost, applied twice, or reverted by
 * an edit that doesn't set the field. An edit answered with 503 may or may not be applied.
 */
export const problemsOf = (first: Task, entries: readonly Entry[], last: Task): string[] => {
  const done = entries.filter(({ status }) => status === 200).sort((a, b) => a.task.version - b.task.version);
  const maybe = entries.filter(({ status }) => status === 503);
  const states = new Map<number, Fields>([[first.version, fieldsOf(first)]]);
  const problems: string[] = [];
  let state = fieldsOf(first);
  const apply = (edit: Edit): void => {
    state = { ...state, ...edit, version: state.version + 1 };
    states.set(state.version, state);
  };
  const catchUp = (version: number): void => {
    while (state.version < version && maybe.length > 0) apply(maybe.shift()?.edit ?? {});
  };
  for (const { edit, seen, task } of done) {
    catchUp(task.version - 1);
    if (seen !== undefined && seen !== state.version)
      problems.push(`If-Match ${seen} passed at ${state.version}`);
    apply(edit);
    if (!same(fieldsOf(task), state)) {
      problems.push(`expected ${JSON.stringify(state)}, answered ${JSON.stringify(fieldsOf(task))}`);
    }
  }
  catchUp(last.version);
  if (!same(fieldsOf(last), state)) {
    problems.push(`ended as ${JSON.stringify(fieldsOf(last))}, not ${JSON.stringify(state)}`);
  }
  return [...problems, ...staleProblems(entries, states), ...orderProblems(done)];
};

/** A stale edit has seen another version, and its response contains the actual task. */
const staleProblems = (entries: readonly Entry[], states: ReadonlyMap<number, Fields>): string[] =>
  entries
    .filter(({ status }) => status === 409)
    .flatMap(({ seen, task }) => {
      const state = states.get(task.version);
      return seen !== task.version && state && same(state, fieldsOf(task))
        ? []
        : [`stale ${seen} was shown ${JSON.stringify(fieldsOf(task))}`];
    });

/** A request that ended before another one started precedes it. */
const orderProblems = (done: readonly Entry[]): string[] => {
  let latestBegin = -Infinity;
  const problems: string[] = [];
  for (const { began, ended, task } of done) {
    if (ended < latestBegin)
      problems.push(`version ${task.version} was answered before an earlier one began`);
    latestBegin = Math.max(latestBegin, began);
  }
  return problems;
};
