import {
  SCREENS,
  TASK_PRIORITY_LABELS,
  TASK_STATUS_LABELS,
  type Assignee,
  type NotificationEvent,
  type TaskFields,
} from '@taskloom/contracts';
import { NEWS, type TaskCreated, type TaskDeleted, type TaskUpdated } from '../../tasks/index.js';
import { listed, nameOf, quoted, taskOf, type Notice } from './notice.js';

type Common = Pick<Notice, 'link' | 'sender' | 'project'>;

const assigned = (common: Common, task: TaskFields, { user, role }: Assignee): Notice => ({
  ...common,
  userId: user._id,
  type: 'task_assigned',
  title: 'Task assigned',
  message: `${nameOf(common.sender)} assigned you to ${quoted(task.title)} as ${role} assignee.`,
  actionData: { role },
  details: { event: 'task-assigned', task: taskOf(task), value: role },
});

const reassigned = (common: Common, task: TaskFields, { user, role }: Assignee): Notice => ({
  ...common,
  userId: user._id,
  type: 'role_changed',
  title: 'Role changed',
  message: `${nameOf(common.sender)} made you ${role} assignee of ${quoted(task.title)}.`,
  actionData: { role },
  details: { event: 'task-reassigned', task: taskOf(task), value: role },
});

const REMOVALS = { 'task-unassigned': 'removed you from', 'task-deleted': 'deleted' } as const;

const removed = (
  common: Common,
  task: TaskFields,
  { user }: Assignee,
  event: keyof typeof REMOVALS,
): Notice => ({
  ...common,
  userId: user._id,
  type: 'task_removed',
  title: 'Task removed',
  message: `${nameOf(common.sender)} ${REMOVALS[event]} ${quoted(task.title)}.`,
  details: { event, task: taskOf(task) },
});

const mentionedIn = (common: Common, task: TaskFields, userId: string): Notice => ({
  ...common,
  userId,
  type: 'mentioned',
  title: 'You were mentioned',
  message: `${nameOf(common.sender)} mentioned you in the description of ${quoted(task.title)}.`,
  details: { event: 'description-mention', task: taskOf(task) },
});

/** A description of the change, with the task's title before it. */
const change = (
  before: TaskFields,
  after: TaskFields,
  fields: string[],
): { what: string; details: Notice['details'] } => {
  const title = quoted(before.title);
  const [only, ...more] = fields;
  const details = (event: NotificationEvent, value: string) => ({ event, task: taskOf(before), value });
  if (more.length === 0 && only === 'status')
    return {
      what: `moved ${title} to ${TASK_STATUS_LABELS[after.status]}`,
      details: details('task-status', after.status),
    };
  if (more.length === 0 && only === 'priority')
    return {
      what: `set the priority of ${title} to ${TASK_PRIORITY_LABELS[after.priority]}`,
      details: details('task-priority', after.priority),
    };
  if (more.length === 0 && only === 'title')
    return {
      what: `renamed ${title} to ${quoted(after.title)}`,
      details: details('task-renamed', after.title),
    };
  return {
    what: `changed ${more.length > 0 ? listed(fields) : `the ${only}`} of ${title}`,
    details: { event: 'task-changed', task: taskOf(before), fields },
  };
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
    return event.unassigned.map((assignee) => removed(gone, after, assignee, 'task-unassigned'));
  }
  const fields = event.changed.filter((field) => (NEWS as readonly string[]).includes(field));
  const { what, details } = change(before, after, fields);
  return [
    ...event.assigned.map((assignee) => assigned(common, after, assignee)),
    ...event.unassigned.map((assignee) => removed(common, after, assignee, 'task-unassigned')),
    ...event.roleChanged.map((assignee) => reassigned(common, after, assignee)),
    ...event.audience.mentioned.map((userId) => mentionedIn(common, after, userId)),
    ...(fields.length === 0 ? [] : event.audience.watchers).map((userId): Notice => ({
      ...common,
      userId,
      type: 'task_updated',
      title: 'Task updated',
      message: `${nameOf(actor)} ${what}.`,
      details,
    })),
  ];
};

export const onTaskDeleted = ({ actor, project, task }: TaskDeleted): Notice[] => {
  const common = { link: SCREENS.project(project._id), sender: actor, project };
  return task.assignees.map((assignee) => removed(common, task, assignee, 'task-deleted'));
};
