import type { AssigneeInput, TaskCreate, TaskUpdate } from '@taskloom/contracts';
import { changedFields, type AssigneeRow, type TaskDraft } from './task-draft';

const assigneesOf = (rows: readonly AssigneeRow[]): AssigneeInput[] =>
  rows.filter(({ user }) => user !== '').map(({ user, role }) => ({ user, role }));

const fieldsOf = (draft: TaskDraft) => ({
  ...draft,
  title: draft.title.trim(),
  assignees: assigneesOf(draft.assignees),
});

export const createRequest = (draft: TaskDraft): TaskCreate => fieldsOf(draft);

/** Only what differs, so that two people who change different fields both succeed. */
export const updateRequest = (before: TaskDraft, draft: TaskDraft): TaskUpdate => {
  const fields = fieldsOf(draft);
  const changed = changedFields(before, { ...draft, title: fields.title });
  return Object.fromEntries(changed.map((field) => [field, fields[field]]));
};
