import {
  DEFAULT_ASSIGNEE_ROLE,
  defaultDeadline,
  TASK_DEFAULTS,
  TASK_EDITS,
  type Assignee,
  type AssigneeInput,
  type AssigneeRole,
  type EditableTask,
  type Person,
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

/** Assignees of a request with the people they name, to show them before the response. */
export const assigneesOf = (
  rows: readonly AssigneeInput[],
  people: readonly Person[],
  { assignees }: Pick<EditableTask, 'assignees'>,
): Assignee[] =>
  rows.flatMap(({ user, role = DEFAULT_ASSIGNEE_ROLE }) => {
    const person = [...people, ...assignees.map((each) => each.user)].find(({ _id }) => _id === user);
    return person ? [{ user: person, role }] : [];
  });
