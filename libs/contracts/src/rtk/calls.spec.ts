import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { aStore, anApi } from '../test/a-store.js';
import { activityApi } from './activity.endpoints.js';
import { authApi } from './auth.endpoints.js';
import { inboxApi } from './inbox.endpoints.js';
import { notificationsApi } from './notifications.endpoints.js';
import { projectListApi } from './project-list.endpoints.js';
import { projectsApi } from './projects.endpoints.js';
import { searchApi } from './search.endpoints.js';
import { tasksApi } from './tasks.endpoints.js';
import { teamApi } from './team.endpoints.js';

type Store = ReturnType<typeof aStore>;
type Thunk = ThunkAction<PromiseLike<unknown>, ReturnType<Store['getState']>, undefined, UnknownAction>;

const auth = authApi.endpoints;
const bell = notificationsApi.endpoints;
const team = teamApi.endpoints;
const projects = projectsApi.endpoints;
const tasks = tasksApi.endpoints;
const activity = activityApi.endpoints;

const credentials = { email: 'maya@fernbank.example', password: 'secret-1' };
const project = { title: 'T', description: 'D', deadline: '2030-01-01', status: 'active' as const };
const task = {
  title: 'T',
  description: 'D',
  status: 'todo' as const,
  priority: 'medium' as const,
  assignees: [{ user: 'u1', role: 'primary' as const }],
  deadline: '2030-01-01',
};
const inTask = { projectId: 'p1', taskId: 't1' };

/** The calls of section 7 of the specification, each with its body. */
const CALLS: [string, Thunk, unknown?][] = [
  ['GET /auth/me', auth.getMe.initiate()],
  ['POST /auth/login', auth.login.initiate(credentials), credentials],
  [
    'POST /auth/register',
    auth.register.initiate({ ...credentials, name: 'Maya' }),
    { ...credentials, name: 'Maya' },
  ],
  ['GET /notifications', bell.getNotifications.initiate()],
  ['GET /notifications?limit=5&unread=true', bell.getNotifications.initiate({ limit: 5, unread: true })],
  [
    'PATCH /notifications/read',
    bell.markNotificationsRead.initiate(['n1', 'n2']),
    { notificationIds: ['n1', 'n2'] },
  ],
  ['PATCH /notifications/read-all', bell.markAllNotificationsRead.initiate()],
  [
    'GET /notifications/inbox?tab=unread&types=mentioned%2Ccomment_added&projectId=p1',
    inboxApi.endpoints.getInbox.initiate({
      tab: 'unread',
      types: ['mentioned', 'comment_added'],
      projectId: 'p1',
    }),
  ],
  [
    'PATCH /notifications',
    inboxApi.endpoints.changeNotifications.initiate({ notificationIds: ['n1'], done: true }),
    { notificationIds: ['n1'], done: true },
  ],
  ['DELETE /notifications/n1', bell.deleteNotification.initiate('n1')],
  ['DELETE /notifications', bell.clearNotifications.initiate()],
  ['POST /team/invites/i1/accept', team.acceptInvite.initiate('i1')],
  ['POST /team/invites/i1/reject', team.rejectInvite.initiate('i1')],
  ['GET /team/members', team.getTeamMembers.initiate()],
  [
    'POST /team/invite',
    team.inviteMember.initiate({ email: credentials.email }),
    { email: credentials.email },
  ],
  ['GET /projects', projects.getProjects.initiate()],
  ['GET /projects?view=list', projectListApi.endpoints.getProjectList.initiate()],
  ['GET /projects/p1', projects.getProject.initiate('p1')],
  ['POST /projects', projects.createProject.initiate(project), project],
  [
    'PATCH /projects/p1',
    projects.updateProject.initiate({ projectId: 'p1', changes: { status: 'on-hold' } }),
    { status: 'on-hold' },
  ],
  ['DELETE /projects/p1', projects.deleteProject.initiate('p1')],
  [
    'POST /projects/p1/members',
    projects.addProjectMember.initiate({ projectId: 'p1', email: credentials.email }),
    { email: credentials.email },
  ],
  [
    'DELETE /projects/p1/members/u1',
    projects.removeProjectMember.initiate({ projectId: 'p1', userId: 'u1' }),
  ],
  ['GET /projects/p1/tasks', tasks.getTasks.initiate('p1')],
  ['POST /projects/p1/tasks', tasks.createTask.initiate({ projectId: 'p1', task }), task],
  [
    'PATCH /projects/p1/tasks/t1',
    tasks.updateTask.initiate({ ...inTask, changes: { status: 'done' } }),
    { status: 'done' },
  ],
  ['DELETE /projects/p1/tasks/t1', tasks.deleteTask.initiate(inTask)],
  [
    'POST /projects/p1/tasks/t1/comments',
    activity.addComment.initiate({ ...inTask, content: 'Agreed' }),
    { content: 'Agreed' },
  ],
  [
    'DELETE /projects/p1/tasks/t1/attachments/a1',
    activity.deleteAttachment.initiate({ ...inTask, attachmentId: 'a1' }),
  ],
  ['GET /search/filters', searchApi.endpoints.getSearchFilters.initiate()],
  ['GET /search?q=x&view=list', searchApi.endpoints.search.initiate({ q: 'x', type: 'all' })],
];

describe('the calls of the specification', () => {
  test.each(CALLS)('%s', async (call, thunk, body = '') => {
    const calls = anApi({});
    await aStore().dispatch(thunk);
    expect(`${calls[0]?.method} ${calls[0]?.path}`).toBe(call);
    expect(calls[0]?.body).toEqual(body);
  });

  test('send JSON and include the credentials', async () => {
    const real = globalThis.fetch;
    const requests: Request[] = [];
    globalThis.fetch = async (input) => {
      requests.push(input as Request);
      return new Response('{}', { headers: { 'content-type': 'application/json' } });
    };
    await aStore().dispatch(projects.createProject.initiate(project));
    globalThis.fetch = real;
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/projects');
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(requests[0]?.credentials).toBe('include');
  });
});

describe('a query', () => {
  test('is sent once while a request is pending', async () => {
    const calls = anApi({ 'GET /projects': { body: [] } });
    const store = aStore();
    await Promise.all([
      store.dispatch(projects.getProjects.initiate()),
      store.dispatch(projects.getProjects.initiate()),
    ]);
    expect(calls).toHaveLength(1);
  });

  test('is not sent again when the window gets the focus', async () => {
    const calls = anApi({ 'GET /projects': { body: [] } });
    const store = aStore();
    const stop = setupListeners(store.dispatch);
    await store.dispatch(projects.getProjects.initiate());
    globalThis.dispatchEvent(new Event('focus'));
    await Promise.all(store.dispatch(projectsApi.util.getRunningQueriesThunk()));
    stop();
    expect(calls).toHaveLength(1);
  });

  test('of a project is sent again after a member is added', async () => {
    const calls = anApi({ 'GET /projects/p1': { body: {} }, 'POST /projects/p1/members': { body: {} } });
    const store = aStore();
    store.dispatch(projects.getProject.initiate('p1'));
    await store.dispatch(projects.getProject.initiate('p1'));
    await store.dispatch(projects.addProjectMember.initiate({ projectId: 'p1', email: 'a@b.c' }));
    await Promise.all(store.dispatch(projectsApi.util.getRunningQueriesThunk()));
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });
});
