import {
  addDays,
  API,
  localDay,
  SCREENS,
  type NotificationDetails,
  type TaskHit,
  type TaskPriority,
} from '@taskloom/contracts';
import {
  aCard,
  aNotification,
  anAssignee,
  aProject,
  aUser,
  FakeApi,
  type ApiCall,
} from '@taskloom/client/standalone';

export const ME = aUser({ _id: 'me', name: 'Maya Lindqvist' });
const aiko = aUser({ name: 'Aiko Tanaka' });
const PROJECTS = [
  aProject({ title: 'Billing migration', owner: ME, members: [aiko] }),
  aProject({ title: 'Status page relaunch', owner: ME }),
  aProject({ title: 'Office move', owner: ME, status: 'on-hold' }),
];

const made = (
  title: string,
  inDays: number | null,
  priority: TaskPriority,
  of: number,
  shared = false,
): TaskHit => {
  const { _id = '', title: name = '', status: projectStatus } = PROJECTS[of] ?? {};
  const people = [anAssignee(ME, 'primary'), ...(shared ? [anAssignee(aiko)] : [])];
  const deadline = inDays === null ? null : addDays(localDay(), inDays);
  const card = aCard({ title, deadline, priority, assignees: people, commentCount: shared ? 3 : 0 });
  return { ...card, project: { _id, title: name, status: projectStatus } };
};

const TASKS: TaskHit[] = [
  made('Rotate webhook secrets without dropping events', -2, 'high', 0, true),
  made('Answer the two open audit findings', -1, 'medium', 1),
  made('New invoice layout with both tax numbers', 0, 'medium', 0, true),
  made('Choose names for the three status levels', 0, 'low', 1),
  made('Agree on the rollback window', 5, 'high', 0),
  made('Write the maintenance notice in German', 5, 'medium', 1),
  made('Plan the switchover night hour by hour', 14, 'high', 0, true),
  made('Prepare the January planning', 49, 'medium', 1),
  made('Thank the finance team', null, 'low', 0),
  made('Compare the offers of three movers', -9, 'medium', 2),
];

const details = (task: TaskHit | undefined): NotificationDetails => ({
  event: 'comment',
  actor: aiko.name,
  project: task && { _id: task.project._id, title: task.project.title },
  task: task && { _id: task._id, title: task.title },
  text: 'Europe is done.',
});

const NOTIFICATIONS = TASKS.slice(0, 3).map((task, at) =>
  aNotification({
    type: 'comment_added',
    title: 'New comment',
    message: `${aiko.name} commented on “${task.title}”: “Europe is done.”`,
    link: SCREENS.task(task.project._id, task._id),
    sender: { _id: aiko._id, name: aiko.name, avatar: aiko.avatar },
    project: { title: task.project.title },
    projectId: task.project._id,
    taskId: task._id,
    read: at > 0,
    details: details(task),
  }),
);

/** Responses that remember changes, so that the screen works without an API. */
export function sampleApi(): FakeApi {
  let tasks = TASKS;
  const open = () => tasks.filter(({ status }) => status !== 'done');
  const api = new FakeApi()
    .on('GET', API.projects, PROJECTS)
    .on('GET', API.workTasks, () => ({ tasks: open(), next: null }))
    .on('GET', API.notifications, { notifications: NOTIFICATIONS, unreadCount: 1, nextReturn: null })
    .on('GET', API.inbox, { notifications: NOTIFICATIONS, next: null, unreadCount: 1, snoozedCount: 0 })
    .on('PATCH', API.notifications, { unreadCount: 0 })
    .on('PATCH', API.notificationsReadAll, { unreadCount: 0 })
    .on('GET', API.workCounts, () => ({
      due: 4,
      assigned: open().length,
      created: open().length,
      mentioned: 0,
      watching: 0,
    }));
  for (const { _id, project } of TASKS)
    api.on('PATCH', API.task(project._id, _id), ({ body }: ApiCall) => {
      tasks = tasks.map((task) =>
        task._id === _id ? { ...task, ...(body as object), version: task.version + 1 } : task,
      );
      const task = tasks.find((known) => known._id === _id);
      return { ...task, project: project._id, comments: [], attachments: [] };
    });
  return api;
}
