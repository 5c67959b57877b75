import { parseDay } from './deadline.js';
import {
  DEFAULT_ASSIGNEE_ROLE,
  TASK_DEFAULTS,
  TASK_EDITS,
  TASK_FIELD_KINDS,
  type TaskEdit,
  type TaskFieldKind,
  type TaskUpdate,
} from './task.js';

/** Values of some fields of a task, as the server, a form or a request has them: people are objects in the first and ids in the others. */
export type TaskFieldValues = Readonly<Partial<Record<TaskEdit, unknown>>>;

type Row = { user: string | { _id: string }; role?: string };

const idOf = ({ user }: Row): string => (typeof user === 'string' ? user : user._id);

/** A new row of a form has none until one is chosen. */
const hasPerson = (row: Row): boolean => idOf(row) !== '';

/** The people or labels of a list, regardless of order. */
const listed = (list: readonly (Row | string)[]): string =>
  list
    .filter((each) => typeof each === 'string' || hasPerson(each))
    .map((each) => (typeof each === 'string' ? each : `${idOf(each)} ${each.role ?? DEFAULT_ASSIGNEE_ROLE}`))
    .toSorted()
    .join();

/** A value that `===` compares. Texts keep their blanks, so that another person's text doesn't replace one that is being typed. */
const comparable = (kind: TaskFieldKind, value: unknown): unknown => {
  if (kind === 'day') return typeof value === 'string' ? (parseDay(value) ?? value) : value;
  return Array.isArray(value) ? listed(value as (Row | string)[]) : value;
};

/**
 * Compares two values of a field. People are compared by id and role, labels by id, both regardless of order; a day may have a time.
 * An absent value is the default.
 * @example
 * sameField('labels', ['red', 'blue'], ['blue', 'red']); // true
 */
export const sameField = (field: TaskEdit, a: unknown, b: unknown): boolean => {
  const of = (value: unknown) => comparable(TASK_FIELD_KINDS[field], value ?? TASK_DEFAULTS[field]);
  return of(a) === of(b);
};

/**
 * Whether the name is one of a field that people edit; a position, for example, is not.
 * @example
 * isTaskField('deadline'); // true
 */
export const isTaskField = (name: string): name is TaskEdit => Object.hasOwn(TASK_FIELD_KINDS, name);

/**
 * The fields that these values contain, in the order of forms.
 * @example
 * fieldsIn({ status: 'done', title: 'Dock' }); // ['title', 'status']
 */
export const fieldsIn = (values: object): TaskEdit[] => TASK_EDITS.filter((field) => field in values);

/**
 * The fields that differ, in the order of forms.
 * @example
 * changedFields({ title: 'Dock', status: 'todo' }, { title: 'Dock', status: 'done' }); // ['status']
 */
export const changedFields = (before: TaskFieldValues, after: TaskFieldValues): TaskEdit[] =>
  TASK_EDITS.filter((field) => !sameField(field, before[field], after[field]));

/**
 * The values of these fields alone.
 * @example
 * pickFields({ title: 'Dock', status: 'todo' }, ['status']); // { status: 'todo' }
 */
export const pickFields = <V extends TaskFieldValues>(from: V, fields: readonly TaskEdit[]): Partial<V> =>
  // Each entry is one of `from`.
  Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<V>;

const REQUESTED: Partial<Record<TaskFieldKind, (value: unknown) => unknown>> = {
  line: (value) => (typeof value === 'string' ? value.trim() : value),
  people: (value) =>
    Array.isArray(value)
      ? (value as Row[]).filter(hasPerson).map((row) => ({ user: idOf(row), role: row.role }))
      : value,
};

/**
 * These fields in the form of requests: lines without blanks at their ends, people as ids.
 * @example
 * requestOf({ title: ' Dock ' }, ['title']); // { title: 'Dock' }
 */
export const requestOf = (values: TaskFieldValues, fields: readonly TaskEdit[]): TaskUpdate =>
  Object.fromEntries(
    fields.map((field) => {
      const value = values[field] ?? TASK_DEFAULTS[field];
      return [field, REQUESTED[TASK_FIELD_KINDS[field]]?.(value) ?? value];
    }),
  );
