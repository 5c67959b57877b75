import {
  API_BASE,
  API,
  TASK_DEFAULTS,
  type Assignee,
  type Notification,
  type Person,
  type Project,
  type ProjectMember,
  type Task,
  type TaskCard,
  type TeamMember,
  type User,
} from '@taskloom/contracts';

let made = 0;

/** A new id. Tests don't depend on its format. */
const nextId = (noun: string): string => `${noun}-${++made}`;

/** The creation time of all samples. */
const THEN = '2026-11-20T09:00:00.000Z';

/**
 * A sample person.
 * @example
 * const anna = aUser({ name: 'Anna' });
 */
export function aUser(part: Partial<User> = {}): User {
  const name = part.name ?? 'Maya Lindqvist';
  return {
    _id: nextId('user'),
    email: `${name.toLowerCase().replace(/\W+/g, '.')}@fernbank.example`,
    avatar: `${API_BASE}${API.initialsAvatar}?seed=${encodeURIComponent(name)}`,
    role: 'member',
    ...part,
    name,
  };
}

/**
 * The public fields of a person.
 * @example
 * const anna = personOf(aUser({ name: 'Anna' }));
 */
export const personOf = ({ _id, name, email, avatar }: User): Person => ({ _id, name, email, avatar });

/**
 * A sample member of a project.
 * @example
 * const member = aMember(aUser({ name: 'Ben' }), 'member');
 */
export const aMember = (user: User = aUser(), role: ProjectMember['role'] = 'member'): ProjectMember => ({
  user: personOf(user),
  role,
  joinedAt: THEN,
});

/**
 * The owner is always the first of `members`.
 * @example
 * const move = aProject({ title: 'Move', members: [aUser({ name: 'Ben' })] });
 */
export function aProject({ owner = aUser(), members = [], ...part }: ProjectParts = {}): Project {
  return {
    _id: nextId('project'),
    title: 'Billing migration',
    description: 'Move subscriptions and invoices to the new billing provider.',
    status: 'active',
    deadline: '2026-12-04',
    taskCounts: { todo: 0, inprogress: 0, done: 0 },
    version: 1,
    createdAt: THEN,
    updatedAt: THEN,
    ...part,
    owner: { _id: owner._id, name: owner.name, avatar: owner.avatar },
    members: [aMember(owner, 'owner'), ...members.map((user) => aMember(user))],
  };
}

/** The fields in which a sample project differs. */
export type ProjectParts = Partial<Omit<Project, 'owner' | 'members'>> & { owner?: User; members?: User[] };

/**
 * A sample assignee.
 * @example
 * const helper = anAssignee(aUser({ name: 'Ben' }), 'secondary');
 */
export const anAssignee = (user: User = aUser(), role: Assignee['role'] = 'secondary'): Assignee => ({
  user: personOf(user),
  role,
});

/**
 * A sample task.
 * @example
 * const task = aTask({ title: 'Call Anna' });
 */
export const aTask = ({
  comments = [],
  commentCount = comments.length,
  ...part
}: Partial<Task> = {}): Task => ({
  _id: nextId('task'),
  project: 'project-1',
  ...TASK_DEFAULTS,
  title: 'Rotate webhook secrets',
  checklist: [],
  relations: [],
  checklistTotal: part.checklist?.length ?? 0,
  checklistDone: part.checklist?.filter(({ done }) => done).length ?? 0,
  position: `a${String(made).padStart(4, '0')}`,
  version: 1,
  createdAt: THEN,
  updatedAt: THEN,
  comments,
  commentCount,
  attachments: [],
  ...part,
});

/**
 * A sample card of a board.
 * @example
 * const card = aCard({ title: 'Call Anna', status: 'done' });
 */
export function aCard({ commentCount = 0, attachmentCount = 0, ...part }: Partial<TaskCard> = {}): TaskCard {
  const { comments, attachments, checklist: _items, ...fields } = aTask(part);
  return {
    ...fields,
    commentCount: commentCount + comments.length,
    attachmentCount: attachmentCount + attachments.length,
  };
}

/**
 * A sample member of the team.
 * @example
 * const member = aTeamMember(aUser({ name: 'Ben' }));
 */
export const aTeamMember = (user: User = aUser()): TeamMember => ({
  ...personOf(user),
  role: user.role,
  user: personOf(user),
});

/**
 * A sample notification.
 * @example
 * const unread = aNotification({ read: false });
 */
export const aNotification = (part: Partial<Notification> = {}): Notification => ({
  _id: nextId('notification'),
  type: 'task_assigned',
  title: 'Task assigned',
  message: 'Priya Raman assigned you to “Rotate webhook secrets”.',
  read: false,
  createdAt: THEN,
  link: '/projects/project-1',
  sender: { name: 'Priya Raman', avatar: '' },
  project: { title: 'Billing migration' },
  actionData: null,
  ...part,
});
