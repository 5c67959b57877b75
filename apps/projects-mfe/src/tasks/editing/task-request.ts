import {
  changedFields,
  pickFields,
  requestOf,
  TASK_EDITS,
  type TaskCreate,
  type TaskUpdate,
} from '@taskloom/contracts';
import type { TaskDraft } from './task-draft';

export const createRequest = (draft: TaskDraft): TaskCreate => ({
  ...requestOf(draft, TASK_EDITS),
  title: draft.title.trim(),
});

/** Only what differs, so that two people who change different fields both succeed. */
export const updateRequest = (before: TaskDraft, draft: TaskDraft): TaskUpdate => {
  const fields = requestOf(draft, TASK_EDITS);
  return pickFields(fields, changedFields(before, fields));
};
