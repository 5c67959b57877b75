import {
  ASSIGNEE_ROLES,
  isRecord,
  TASK_FIELD_KINDS,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type TaskEdit,
  type TaskFieldKind,
} from '@taskloom/contracts';
import { isText } from '../../drafts/drafts';

const CHOICES: Partial<Record<TaskEdit, readonly string[]>> = {
  status: TASK_STATUSES,
  priority: TASK_PRIORITIES,
};

const isRow = (value: unknown): boolean =>
  isRecord(value) && isText(value.user) && ASSIGNEE_ROLES.some((role) => role === value.role);
const isAbsentOr = (is: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || value === null || is(value);

const FITS: Record<TaskFieldKind, (value: unknown, field: TaskEdit) => boolean> = {
  line: isText,
  text: isText,
  choice: (value, field) => isText(value) && (CHOICES[field]?.includes(value) ?? true),
  day: isAbsentOr(isText),
  number: isAbsentOr((value) => typeof value === 'number'),
  people: (value) => Array.isArray(value) && value.every(isRow),
  labels: isAbsentOr((value) => Array.isArray(value) && value.every(isText)),
  file: isAbsentOr(isText),
};

/** Whether a value that a form stored can be shown in it. An older version may not have known the field. */
export const fitsField = (field: TaskEdit, value: unknown): boolean =>
  FITS[TASK_FIELD_KINDS[field]](value, field);
