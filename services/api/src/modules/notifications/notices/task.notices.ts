import {
  SCREENS,
  TASK_PRIORITY_LABELS,
  TASK_STATUS_LABELS,
  type Assignee,
  type TaskFields,
} from '@taskloom/contracts';
import type { TaskCreated, TaskDeleted, TaskUpdated } from '../../tasks/index.js';
import { listed, nameOf, quoted, type Notice } from './notice.js';

type Common = Pick<Notice, 'link' | 'sender' | 'project'>;

/** Fields whose changes notify those who watch the task; not the description, which changes while it is written, nor the position. */
const NEWS = ['title', 'status', 'priority', 'deadline'] as const;

const assigned = (common: Common, task: TaskFields, { user, role }: Assignee): Notice => ({
  ...common,
  userId: user._id,
  type: 'task_assigned',
  title: 'Task assigned',
  message: `${nameOf(common.sender)} assigned you to ${quoted(task.title)} as ${role} assignee.`,
  actionData: { role },
});

const reassigned = (common: Common, task: TaskFields, { user, role }: Assignee): Notice => ({
  ...common,
  userId: user._id,
  type: 'role_changed',
  title: 'Role changed',
  message: `${nameOf(common.sender)} made you ${role} assignee of ${quoted(task.title)}.`,
  actionData: { role },
});

const removed = (common: Common, task: TaskFields, { user }: Assignee, what: string): Notice => ({
  ...common,
  userId: user._id,
  type: 'task_removed',
  title: 'Task removed',
  message: `${nameOf(common.sender)} ${what} ${quoted(task.title)}.`,
});

const mentionedIn = (common: Common, task: TaskFields, userId: string): Notice => ({
  ...common,
  userId,
  type: 'mentioned',
  title: 'You were mentioned',
  message: `${nameOf(common.sender)} mentioned you in the description of ${quoted(task.title)}.`,
});

/** The event of a task, with its title before the change. */
const change = (before: TaskFields, after: TaskFields, fields: readonly string[]): string => {
  const task = quoted(before.title);
  const [only, ...more] = fields;
  if (more.length > 0) return `changed ${listed(fields)} of ${task}`;
  if (only === 'status') return `moved ${task} to ${TASK_STATUS_LABELS[after.status]}`;
  if (only === 'priority') return `set the priority of ${task} to ${TASK_PRIORITY_LABELS[after.priority]}`;
  return only === 'title' ? `renamed ${task} to ${quoted(after.title)}` : `changed the ${only} of ${task}`;
};

export const onTaskCreated = ({ actor, project, task, mentioned }: TaskCreated): Notice[] => {
  const common = { link: SCREENS.task(project._id, task._id), sender: actor, project };
  return [
    ...task.assignees.map((assignee) => assigned(common, task, assignee)),
    ...mentioned.map((userId) => mentionedIn(common, task, userId)),
  ];
};

export const onTaskUpdated = (event: TaskUpdated): Notice[] => {
  const { actor, project, before, after } = event;
  const common = { link: SCREENS.task(project._id, after._id), sender: actor, project };
  if (event.cause === 'member-left') {
    const gone = { ...common, link: SCREENS.dashboard };
    return event.unassigned.map((assignee) => removed(gone, after, assignee, 'removed you from'));
  }
  const fields = event.changed.filter((field) => (NEWS as readonly string[]).includes(field));
  const message = `${nameOf(actor)} ${change(before, after, fields)}.`;
  return [
    ...event.assigned.map((assignee) => assigned(common, after, assignee)),
    ...event.unassigned.map((assignee) => removed(common, after, assignee, 'removed you from')),
    ...event.roleChanged.map((assignee) => reassigned(common, after, assignee)),
    ...event.audience.mentioned.map((userId) => mentionedIn(common, after, userId)),
    ...(fields.length === 0 ? [] : event.audience.watchers).map((userId): Notice => ({
      ...common,
      userId,
      type: 'task_updated',
      title: 'Task updated',
      message,
    })),
  ];
};

export const onTaskDeleted = ({ actor, project, task }: TaskDeleted): Notice[] => {
  const common = { link: SCREENS.project(project._id), sender: actor, project };
  return task.assignees.map((assignee) => removed(common, task, assignee, 'deleted'));
};
