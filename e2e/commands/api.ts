import {
  API,
  type ApiTokenCreated,
  API_BASE,
  type HistoryPage,
  type AuthResult,
  type Comment,
  type DisplayPreferencesUpdate,
  type NotificationList,
  type Project,
  type ProjectStatus,
  type ProjectUpdate,
  type RemoteBeacon,
  type RemotesOverview,
  type Task,
  type TaskCard,
  type TaskCreate,
  type TaskUpdate,
} from '@taskloom/contracts';

/** The base URL of this run's installation. */
export const base = (): string => {
  const url = process.env['TASKLOOM_URL'];
  if (!url) throw new Error('No installation is running.');
  return url;
};

const send = async <T>(path: string, token: string | null, request: RequestInit): Promise<T> => {
  const answer = await fetch(`${base()}${API_BASE}${path}`, {
    ...request,
    headers: { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  // The API's own tests check its shapes; an end-to-end test only needs the data that it creates.
  return JSON.parse(text || 'null') as T;
};

const read = <T>(path: string, token: string): Promise<T> => send(path, token, {});

const write = <T>(path: string, token: string | null, body: unknown, method = 'POST'): Promise<T> =>
  send(path, token, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export interface TestUser extends AuthResult {
  password: string;
}

let count = 0;

const register = async (name: string, email: string): Promise<TestUser> => {
  const password = 'correct horse';
  const account = await write<AuthResult>(API.register, null, { name, email, password });
  return { ...account, password };
};

const newAddress = (): string => {
  count += 1;
  return `person-${process.pid}-${Date.now()}-${count}@example.test`;
};

/** Creates test data the fastest way, through the API. */
export const given = {
  user: (name = 'Ada Lovelace'): Promise<TestUser> => register(name, newAddress()),

  /**
   * The first account of the installation, admin of its first team; created before any other
   * (installation/start.ts).
   */
  admin: async (): Promise<TestUser> => {
    const credentials = { email: ADMIN.email, password: ADMIN.password };
    const account = await write<AuthResult>(API.login, null, credentials);
    return { ...account, password: ADMIN.password };
  },

  /** An address that the admin has invited and that has no account yet. */
  invitation: async (admin: TestUser, email = newAddress()): Promise<string> => {
    await write(API.invite, admin.token, { email });
    return email;
  },

  /** A person who was invited and has accepted. */
  teamMember: async (admin: TestUser, name: string): Promise<TestUser> => {
    const person = await register(name, await given.invitation(admin));
    const { notifications } = await read<NotificationList>(API.notifications, person.token);
    const invite = notifications.find(({ type }) => type === 'team_invite')?.actionData?.inviteId;
    if (!invite) throw new Error(`${name} has no invitation.`);
    await write(API.acceptInvite(invite), person.token, {});
    return person;
  },

  project: (
    owner: TestUser,
    title = 'Apollo',
    more: { description?: string; status?: ProjectStatus; deadline?: string } = {},
  ): Promise<Project> =>
    write(API.projects, owner.token, {
      title,
      description: 'To the moon and back.',
      deadline: '2040-07-16',
      ...more,
    }),

  projectMember: (owner: TestUser, project: Project, { user }: TestUser): Promise<Project> =>
    write(API.projectMembers(project._id), owner.token, { email: user.email }),

  projectMemberRemoved: (owner: TestUser, project: Project, { user }: TestUser): Promise<unknown> =>
    write(API.projectMember(project._id, user._id), owner.token, {}, 'DELETE'),

  projectChanged: (owner: TestUser, { _id }: Project, changes: ProjectUpdate): Promise<Project> =>
    write(API.project(_id), owner.token, changes, 'PATCH'),

  projectDeleted: (owner: TestUser, { _id }: Project): Promise<unknown> =>
    write(API.project(_id), owner.token, {}, 'DELETE'),

  favourite: (person: TestUser, { _id }: Project): Promise<unknown> =>
    write(API.favouriteProject(_id), person.token, {}, 'PUT'),

  board: (member: TestUser, project: Project): Promise<TaskCard[]> =>
    read(`${API.tasks(project._id)}?view=card`, member.token),

  task: (owner: TestUser, project: Project, task: TaskCreate): Promise<Task> =>
    write(API.tasks(project._id), owner.token, task),

  apiToken: ({ token, password }: TestUser, name: string): Promise<ApiTokenCreated> =>
    write(API.apiTokens, token, { name, scope: 'read', password }),

  change: (by: TestUser, task: Task, changes: TaskUpdate): Promise<Task> =>
    write(API.task(task.project, task._id), by.token, changes, 'PATCH'),

  history: (member: TestUser, { project, _id }: Task): Promise<HistoryPage> =>
    read(API.taskHistory(project, _id), member.token),

  comment: (author: TestUser, task: Task, content: string): Promise<Comment> =>
    write(API.comments(task.project, task._id), author.token, { content }),

  preferences: (person: TestUser, changes: DisplayPreferencesUpdate): Promise<unknown> =>
    write(API.displayPreferences, person.token, changes, 'PATCH'),

  /** Locks a remote, so that nothing else of it can be activated, or unlocks it. */
  locked: (admin: TestUser, remote: string, locked: boolean): Promise<unknown> =>
    write(API.remoteLock(remote), admin.token, { locked }, 'PUT'),

  /** Reports that a browser could not load the live version of this remote. */
  failedLoad: async (admin: TestUser, name: string, reason: string): Promise<unknown> => {
    const { remotes } = await read<RemotesOverview>(API.remotesOverview, admin.token);
    const version = remotes.find((remote) => remote.name === name)?.live?.version;
    if (version === undefined) throw new Error(`No version of ${name} is live.`);
    const beacon: RemoteBeacon = { name, version, outcome: 'failed', stage: 'entry', durationMs: 9, reason };
    return write(API.remoteBeacons, null, beacon);
  },

  file: (uploader: TestUser, task: Task, name: string): Promise<unknown> => {
    const body = new FormData();
    body.append('file', new Blob(['Cards in, numbers out.'], { type: 'text/plain' }), name);
    return send(API.upload(task.project, task._id), uploader.token, { method: 'POST', body });
  },
};

/** Exists as long as the run, like its installation. */
const ADMIN = {
  name: 'Ada Lovelace',
  email: 'admin@example.test',
  password: 'correct horse',
} as const;

/** Has to be created before any other account. */
export const makeAdmin = (): Promise<unknown> => write(API.register, null, ADMIN);
