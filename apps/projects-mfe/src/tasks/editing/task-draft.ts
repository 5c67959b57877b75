import {
  defaultDeadline,
  TASK_DEFAULTS,
  TASK_EDITS,
  type AssigneeRole,
  type EditableTask,
  type TaskStatus,
} from '@taskloom/contracts';

export interface AssigneeRow {
  /** The id of the person; empty until one is chosen. */
  user: string;
  role: AssigneeRole;
}

/** The values of the form: the fields of a task, with people as ids. */
export interface TaskDraft extends Required<Omit<EditableTask, 'assignees'>> {
  assignees: readonly AssigneeRow[];
}

/** A new task has the status of the column, medium priority and a deadline in a week (specification 4, 5). */
export const newDraft = (status: TaskStatus, now?: Date): TaskDraft => ({
  ...TASK_DEFAULTS,
  status,
  deadline: defaultDeadline(now),
  assignees: [],
});

export const draftOf = (task: EditableTask): TaskDraft => {
  const assignees = task.assignees.map(({ user, role }) => ({ user: user._id, role }));
  return TASK_EDITS.reduce<TaskDraft>(
    (draft, field) => (field === 'assignees' ? draft : { ...draft, [field]: task[field] ?? draft[field] }),
    { ...TASK_DEFAULTS, assignees },
  );
};
