import { v7 as uuid } from 'uuid';
import type { UploadResult } from '@taskloom/contracts';
import { multipart, PASSWORD, type TestApi } from '../index.js';
import { INVITATION_REQUESTS } from './invitation-requests.js';
import { NOTIFICATION_REQUESTS } from './notification-requests.js';
import { OPENID_REQUESTS } from './openid-requests.js';
import { PASSKEY_REQUESTS } from './passkey-requests.js';
import { PEOPLE_REQUESTS } from './people-requests.js';
import { REMOTE_BACKEND_REQUESTS } from './remote-backend-requests.js';
import { REMOTE_STORE_REQUESTS } from './remote-store-requests.js';
import { REMOTE_TOKEN_REQUESTS } from './remote-token-requests.js';
import { everybodySignedIn, type PermissionRequest, type PlainPath } from './permission-request.js';
import { TASK_REQUESTS } from './task-requests.js';
import { WEBHOOK_REQUESTS } from './webhook-requests.js';
import type { World } from './world.js';

const at = (path: string): PlainPath => {
  return () => path;
};
const tasks = ({ project }: World) => `/projects/${project._id}/tasks`;
const task = (world: World) => `${tasks(world)}/${world.task._id}`;
const trashedTask = async (world: World, { as }: TestApi): Promise<string> => {
  await as(world.people.owner).delete(task(world));
  return `/projects/${world.project._id}/trash/${world.task._id}`;
};
const label = ({ project, label: { _id } }: World) => `/projects/${project._id}/labels/${_id}`;

const file = multipart([{ filename: 'notes.txt', content: 'Hello' }]);

/** The request for each route in the generated tests. By default, it has the path of the row and no body. */
export const REQUESTS: Readonly<Record<string, PermissionRequest[]>> = {
  'POST /auth/register': [
    {
      path: at('/auth/register'),
      body: () => ({ name: 'New', email: `${uuid()}@example.com`, password: 'secret word' }),
      gets: { anonymous: 201, ...everybodySignedIn(201) },
    },
  ],
  'POST /auth/login': [
    {
      as: 'wrong password',
      path: at('/auth/login'),
      body: () => ({ email: 'nobody@example.com', password: 'wrong' }),
      gets: { anonymous: 401, ...everybodySignedIn(401) },
    },
  ],
  'PATCH /auth/me': [
    { path: at('/auth/me'), body: () => ({ name: 'Renamed' }), gets: everybodySignedIn(200) },
  ],
  'PATCH /auth/me/preferences': [
    {
      path: at('/auth/me/preferences'),
      body: () => ({ density: 'compact' }),
      gets: everybodySignedIn(200),
    },
  ],
  'POST /auth/password': [
    {
      path: at('/auth/password'),
      body: () => ({ current: 'wrong', next: 'another word' }),
      gets: everybodySignedIn(400),
    },
  ],
  'POST /auth/password/forgot': [
    {
      path: at('/auth/password/forgot'),
      body: () => ({ email: 'nobody@example.com' }),
      gets: { anonymous: 200, ...everybodySignedIn(200) },
    },
  ],
  'POST /auth/password/reset': [
    {
      as: 'unknown link',
      path: at('/auth/password/reset'),
      body: () => ({ token: 'x'.repeat(43), password: 'another word' }),
      gets: { anonymous: 410, ...everybodySignedIn(410) },
    },
  ],
  'GET /work/tasks': [{ path: at('/work/tasks?tab=assigned'), gets: everybodySignedIn(200) }],
  'GET /work/counts': [{ path: at('/work/counts?day=2026-11-20'), gets: everybodySignedIn(200) }],
  'GET /calendar': [
    { path: at('/calendar?from=2026-11-01&to=2026-11-30&scope=all'), gets: everybodySignedIn(200) },
  ],
  'DELETE /auth/sessions/{}': [
    { as: 'foreign', path: () => `/auth/sessions/${uuid()}`, gets: everybodySignedIn(404) },
  ],
  'POST /auth/tokens': [
    {
      path: at('/auth/tokens'),
      body: () => ({ name: 'Report', scope: 'read', password: PASSWORD }),
      gets: everybodySignedIn(200),
    },
    {
      as: 'wrong password',
      path: at('/auth/tokens'),
      body: () => ({ name: 'Report', scope: 'read', password: 'wrong' }),
      gets: everybodySignedIn(400),
    },
  ],
  'DELETE /auth/tokens/{}': [
    { as: 'foreign', path: () => `/auth/tokens/${uuid()}`, gets: everybodySignedIn(404) },
  ],
  'POST /auth/factor/setup': [
    {
      as: 'wrong password',
      path: at('/auth/factor/setup'),
      body: () => ({ password: 'wrong' }),
      gets: everybodySignedIn(400),
    },
  ],
  'POST /auth/factor/recovery-codes': [
    {
      as: 'wrong password',
      path: at('/auth/factor/recovery-codes'),
      body: () => ({ password: 'wrong' }),
      gets: everybodySignedIn(400),
    },
  ],
  'POST /auth/factor/removal': [
    {
      as: 'wrong password',
      path: at('/auth/factor/removal'),
      body: () => ({ password: 'wrong' }),
      gets: everybodySignedIn(400),
    },
  ],
  'POST /auth/factor/confirm': [
    {
      as: 'without a setup',
      path: at('/auth/factor/confirm'),
      body: () => ({ code: '000000' }),
      gets: everybodySignedIn(409),
    },
  ],
  'GET /notifications/inbox': [{ path: at('/notifications/inbox?tab=open') }],
  'PATCH /notifications': [
    {
      path: at('/notifications'),
      body: ({ notification }) => ({
        notificationIds: Object.values(notification).map(({ _id }) => _id),
        done: true,
      }),
    },
  ],
  'PATCH /notifications/read': [
    {
      path: at('/notifications/read'),
      body: ({ notification }) => ({ notificationIds: Object.values(notification).map(({ _id }) => _id) }),
    },
  ],
  'DELETE /notifications/{}': [
    {
      as: 'own',
      path: ({ notification }, { _id }) => `/notifications/${notification[_id]?._id ?? ''}`,
      gets: everybodySignedIn(200),
    },
    { as: 'foreign', path: () => `/notifications/${uuid()}`, gets: everybodySignedIn(404) },
  ],
  'GET /team/members/{}': [
    {
      path: ({ people }) => `/team/members/${people.owner._id}`,
      gets: { nonMember: 404, member: 200, owner: 200, teamAdminOutside: 200, removedMember: 200 },
    },
    {
      as: 'outside the team',
      path: ({ people }) => `/team/members/${people.invitedNotAccepted._id}`,
      gets: everybodySignedIn(404),
    },
  ],
  'PATCH /team/members/{}': [
    {
      path: ({ people }) => `/team/members/${people.owner._id}`,
      body: () => ({ role: 'admin' }),
      gets: { teamAdminOutside: 200 },
    },
    {
      as: 'outside the team',
      path: ({ people }) => `/team/members/${people.nonMember._id}`,
      body: () => ({ role: 'admin' }),
      gets: { teamAdminOutside: 404 },
    },
  ],
  'POST /team/members/{}/reset-link': [
    {
      path: ({ people }) => `/team/members/${people.owner._id}/reset-link`,
      body: () => ({ password: PASSWORD }),
      gets: { teamAdminOutside: 201 },
    },
    {
      as: 'outside the team',
      path: ({ people }) => `/team/members/${people.nonMember._id}/reset-link`,
      body: () => ({ password: PASSWORD }),
      gets: { teamAdminOutside: 404 },
    },
  ],
  'GET /team/members/{}/departure': [
    {
      path: ({ people }) => `/team/members/${people.owner._id}/departure`,
      gets: { teamAdminOutside: 200 },
    },
    {
      as: 'outside the team',
      path: ({ people }) => `/team/members/${people.nonMember._id}/departure`,
      gets: { teamAdminOutside: 404 },
    },
  ],
  'DELETE /team/members/{}': [
    {
      as: 'an owner',
      path: ({ people }) => `/team/members/${people.owner._id}`,
      gets: { teamAdminOutside: 409 },
    },
    {
      path: ({ people }) => `/team/members/${people.removedMember._id}`,
      gets: { teamAdminOutside: 200 },
    },
    {
      as: 'the last admin',
      path: ({ team }) => `/team/members/${team.admin._id}`,
      gets: { teamAdminOutside: 409 },
    },
  ],
  ...INVITATION_REQUESTS,
  ...NOTIFICATION_REQUESTS,
  ...OPENID_REQUESTS,
  ...PASSKEY_REQUESTS,
  ...PEOPLE_REQUESTS,
  ...TASK_REQUESTS,
  'POST /projects': [
    {
      path: at('/projects'),
      body: () => ({ title: 'New', description: 'Something', deadline: '2060-01-01' }),
    },
    {
      as: 'with a template',
      path: at('/projects'),
      body: () => ({ title: 'New', template: 'personal' }),
    },
    {
      as: 'as a copy',
      path: at('/projects'),
      body: ({ project }) => ({
        title: 'Copy',
        copyOf: { project: project._id, tasks: 'all', people: true },
      }),
      gets: { ...everybodySignedIn(404), member: 201, owner: 201 },
    },
  ],
  'PATCH /projects/{}': [
    {
      as: 'status alone',
      path: ({ project }) => `/projects/${project._id}`,
      body: () => ({ status: 'completed' }),
      gets: { member: 200 },
    },
    {
      as: 'title',
      path: ({ project }) => `/projects/${project._id}`,
      body: () => ({ status: 'completed', title: 'Taken over' }),
      gets: { member: 403 },
    },
  ],
  'GET /projects/{}/changes': [
    {
      path: ({ project }) => `/projects/${project._id}/changes?since=0`,
      gets: { member: 200, owner: 200 },
    },
  ],
  'POST /projects/{}/members': [
    {
      as: 'a team mate',
      path: ({ project }) => `/projects/${project._id}/members`,
      body: ({ people }) => ({ email: people.removedMember.email }),
      gets: { owner: 200 },
    },
    {
      as: 'someone outside the team',
      path: ({ project }) => `/projects/${project._id}/members`,
      body: ({ people }) => ({ email: people.nonMember.email }),
      gets: { owner: 404 },
    },
  ],
  'DELETE /projects/{}/members/{}': [
    {
      as: 'oneself',
      path: ({ project }, self) => `/projects/${project._id}/members/${self._id}`,
      gets: { member: 200, owner: 409 },
    },
    {
      as: 'another',
      path: ({ project, people }, self) =>
        `/projects/${project._id}/members/${self._id === people.member._id ? people.owner._id : people.member._id}`,
      gets: { member: 403, owner: 200 },
    },
  ],
  'POST /projects/{}/labels': [
    { path: ({ project }) => `/projects/${project._id}/labels`, body: () => ({ name: 'finance' }) },
  ],
  'PATCH /projects/{}/labels/{}': [{ path: label, body: () => ({ name: 'finances' }) }],
  'DELETE /projects/{}/labels/{}': [{ path: label }],
  'POST /projects/{}/tasks': [
    { path: tasks, body: () => ({ title: 'New' }) },
    {
      as: 'as a copy',
      path: tasks,
      body: (world) => ({ title: 'Copy', copyOf: { task: world.task._id, people: true, files: true } }),
    },
  ],
  'PATCH /projects/{}/tasks/{}': [{ path: task, body: () => ({ status: 'done' }) }],
  'POST /projects/{}/tasks/{}/comments': [
    { path: (world) => `${task(world)}/comments`, body: () => ({ content: 'Well done' }) },
  ],
  'PATCH /projects/{}/tasks/{}/comments/{}': [
    {
      as: "the owner's",
      path: (world) => `${task(world)}/comments/${world.comment._id}`,
      body: () => ({ content: 'Better' }),
      gets: { member: 403, owner: 200 },
    },
    {
      as: "the member's",
      path: (world) => `${task(world)}/comments/${world.ownComment._id}`,
      body: () => ({ content: 'Better' }),
      gets: { member: 200, owner: 403 },
    },
  ],
  'DELETE /projects/{}/tasks/{}/comments/{}': [
    {
      as: "the member's",
      path: (world) => `${task(world)}/comments/${world.ownComment._id}`,
      gets: { member: 200 },
    },
    {
      as: "the owner's",
      path: (world) => `${task(world)}/comments/${world.comment._id}`,
      gets: { member: 403 },
    },
  ],
  'PUT /projects/{}/tasks/{}/comments/{}/reactions/{}': [
    { path: (world) => `${task(world)}/comments/${world.comment._id}/reactions/${encodeURIComponent('👍')}` },
  ],
  'DELETE /projects/{}/tasks/{}/comments/{}/reactions/{}': [
    { path: (world) => `${task(world)}/comments/${world.comment._id}/reactions/${encodeURIComponent('👍')}` },
  ],
  'PATCH /projects/{}/tasks/{}/checklist': [
    { path: (world) => `${task(world)}/checklist`, body: () => ({ add: [{ _id: uuid(), text: 'Pack' }] }) },
  ],
  'POST /projects/{}/tasks/{}/checklist/{}/task': [
    {
      preparedPath: async (world, _self, { as }) => {
        const _id = uuid();
        const path = `${task(world)}/checklist`;
        await as(world.people.owner).patch(path, { add: [{ _id, text: 'Pack' }] });
        return `${path}/${_id}/task`;
      },
    },
  ],
  'PUT /projects/{}/tasks/{}/watch': [
    { path: (world) => `${task(world)}/watch`, body: () => ({ watching: false }) },
  ],
  'POST /projects/{}/tasks/{}/upload': [
    { path: (world) => `${task(world)}/upload`, body: () => file.body, headers: file.headers },
  ],
  'DELETE /projects/{}/tasks/{}/attachments/{}': [
    {
      as: "the member's",
      path: (world) => `${task(world)}/attachments/${world.ownAttachment._id}`,
      gets: { member: 200 },
    },
    {
      as: "the owner's",
      path: (world) => `${task(world)}/attachments/${world.attachment._id}`,
      gets: { member: 403 },
    },
  ],
  'POST /auth/me/avatar': [
    {
      as: 'no picture',
      path: at('/auth/me/avatar'),
      body: () => file.body,
      headers: file.headers,
      gets: everybodySignedIn(415),
    },
  ],
  'GET /files/{}': [
    {
      preparedPath: async (world, _self, { as }) => {
        const { body } = await as(world.people.owner).post<UploadResult>(
          `${task(world)}/upload`,
          file.body,
          file,
        );
        return `/files/${body.attachment._id}`;
      },
    },
  ],
  'POST /remotes/beacons': [
    {
      path: at('/remotes/beacons'),
      body: ({ remote: { name, version } }) => ({
        name,
        version,
        outcome: 'ready',
        stage: 'ready',
        durationMs: 300,
      }),
      gets: { anonymous: 202, ...everybodySignedIn(202) },
    },
  ],
  'GET /remotes/preview': [
    {
      path: ({ remote: { name, version } }) => `/remotes/preview?remote=${name}&version=${version}`,
      gets: { teamAdminOutside: 200 },
    },
  ],
  'POST /remotes/preview': [
    {
      path: at('/remotes/preview'),
      body: ({ remote: { name, version } }) => ({ remote: name, version }),
      gets: { teamAdminOutside: 200 },
    },
  ],
  'GET /remotes/{}/figures': [
    { path: ({ remote: { name } }) => `/remotes/${name}/figures`, gets: { teamAdminOutside: 200 } },
  ],
  'PUT /remotes/{}/activation': [
    {
      path: ({ remote: { name } }) => `/remotes/${name}/activation`,
      body: ({ remote: { version } }) => ({ version, channel: 'production' }),
      gets: { teamAdminOutside: 200 },
    },
  ],
  'POST /remotes/{}/rollback': [
    {
      path: ({ remote: { name } }) => `/remotes/${name}/rollback`,
      body: ({ remote: { version } }) => ({ version }),
      gets: { teamAdminOutside: 200 },
    },
  ],
  'PUT /remotes/{}/lock': [
    {
      path: ({ remote: { name } }) => `/remotes/${name}/lock`,
      body: () => ({ locked: true }),
      gets: { teamAdminOutside: 200 },
    },
  ],
  'POST /remotes/{}/versions/{}/revoke': [
    {
      path: ({ remote: { name, version } }) => `/remotes/${name}/versions/${version}/revoke`,
      body: () => ({ reason: 'It tells secrets.' }),
      gets: { teamAdminOutside: 200 },
    },
  ],
  ...REMOTE_BACKEND_REQUESTS,
  ...REMOTE_STORE_REQUESTS,
  ...WEBHOOK_REQUESTS,
  ...REMOTE_TOKEN_REQUESTS,
  'PUT /remotes/{}/versions/{}/files/{}': [
    { path: ({ remote: { name } }) => `/remotes/${name}/versions/2.0.0/files/a.js`, body: () => 'x' },
  ],
  'PUT /remotes/{}/versions/{}/maps/{}': [
    {
      path: ({ remote: { name } }) => `/remotes/${name}/versions/1.0.0/maps/assets/main.js`,
      body: () => 'x',
    },
  ],
  'POST /remotes/{}/versions': [
    { path: ({ remote: { name } }) => `/remotes/${name}/versions`, body: () => ({}) },
  ],
  'POST /projects/{}/trash/{}/restore': [
    { as: 'a task', preparedPath: async (world, _self, api) => `${await trashedTask(world, api)}/restore` },
    {
      as: "the owner's file",
      preparedPath: async (world, _self, { as }) => {
        await as(world.people.owner).delete(`${task(world)}/attachments/${world.attachment._id}`);
        return `/projects/${world.project._id}/trash/${world.attachment._id}/restore`;
      },
      gets: { member: 403 },
    },
    {
      as: 'a project',
      preparedPath: async ({ people, project }, _self, { as }) => {
        await as(people.owner).delete(`/projects/${project._id}`);
        return `/projects/${project._id}/trash/${project._id}/restore`;
      },
      gets: { member: 404 },
    },
  ],
  'DELETE /projects/{}/trash/{}': [{ preparedPath: (world, _self, api) => trashedTask(world, api) }],
  'GET /search': [{ path: at('/search?q=Project') }],
};

/** The path of a row with the world's own ids: `{}` after `projects`, `tasks`, … in turn. */
export const plainPath =
  (key: string) =>
  ({ project, task: { _id } }: World): string => {
    const [, path = ''] = key.split(' ');
    return path.replace('/projects/{}', `/projects/${project._id}`).replace('/tasks/{}', `/tasks/${_id}`);
  };
