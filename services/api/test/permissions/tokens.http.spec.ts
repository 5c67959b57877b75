import permissions from '@taskloom/contracts/permissions.json' with { type: 'json' };
import { API_TOKEN_SCOPES, CLIENT_EVENTS } from '@taskloom/contracts';
import { routeKey } from '../../src/platform/http/index.js';
import { refusal, useApi, useSockets } from '../index.js';
import { registeredRoutes } from './registered-routes.js';
import { pathOf, type PermissionRequest } from './permission-request.js';
import { plainPath, REQUESTS } from './requests.js';
import { allowed, rows, type Actor } from './table.js';
import { contentsOf, makeWorld, type World } from './world.js';

const api = useApi();
const { connect } = useSockets(api);

const scopes = new Map(
  Object.entries(permissions.tokens.http).map(([route, scope]) => {
    const [method = '', path = ''] = route.split(' ');
    return [routeKey(method, path), scope];
  }),
);
const covers = (scope: string, needed: string | undefined): boolean =>
  needed !== undefined &&
  API_TOKEN_SCOPES.findIndex((s) => s === needed) <= API_TOKEN_SCOPES.findIndex((s) => s === scope);

/** Answered for every caller. */
const PUBLIC = new Set([
  ...['GET /avatars/initials.svg', 'GET /avatars/{}', 'GET /health', 'GET /health/live', 'GET /health/ready'],
  ...[
    'GET /.well-known/jwks.json',
    'GET /meta',
    'GET /metrics',
    'GET /docs',
    'GET /docs-json',
    'GET /remotes/resolve',
  ],
  ...['POST /auth/login', 'POST /auth/password/forgot', 'POST /auth/password/reset', 'POST /auth/register'],
  'POST /auth/email/confirm',
  ...['POST /auth/login/openid', 'POST /auth/login/openid/code', 'POST /auth/login/openid/start'],
  ...['POST /auth/login/passkey', 'POST /auth/login/passkey/options', 'POST /remotes/beacons'],
  // Its credential is the ID token in the body.
  'POST /remotes/{}/tokens/exchange',
]);
const guarded = [...rows.keys()].filter((key) => !PUBLIC.has(key));
const actorFor = (key: string): Exclude<Actor, 'anonymous'> =>
  / \/(team|remotes|storage\/installation)/.test(key) ? 'teamAdminOutside' : 'owner';

const ask = async (world: World, key: string, token: string, request: PermissionRequest) => {
  const self = world.people[actorFor(key)];
  const [method = 'GET'] = key.split(' ');
  const path = await pathOf(request, world, self, api);
  return api.as({ token }).send(method, path, request.body?.(world, self), { headers: request.headers });
};
const requestOf = (key: string): PermissionRequest => REQUESTS[key]?.[0] ?? { path: plainPath(key) };

/** A token for each scope, and two that are limited to a project. */
const KINDS = [...API_TOKEN_SCOPES, 'of this project', 'of another project'] as const;
type Kind = (typeof KINDS)[number];

const tokenOf = async (world: World, actor: Exclude<Actor, 'anonymous'>, kind: Kind): Promise<string> => {
  const user = world.people[actor];
  const projects = { 'of this project': [world.project], 'of another project': [world.elsewhere.project] };
  const limited = kind === 'of this project' || kind === 'of another project';
  const parts = limited ? { scope: 'administer' as const, projects: projects[kind] } : { scope: kind };
  return (await api.given.apiToken({ user, ...parts })).token;
};

/** Shared by refused requests and reads, which change nothing, with its tokens. */
let unchanged: World;
let before: object;
const tokens = new Map<string, string>();

beforeAll(async () => {
  unchanged = await makeWorld(api);
  for (const actor of ['owner', 'teamAdminOutside'] as const)
    for (const kind of KINDS) tokens.set(`${actor} ${kind}`, await tokenOf(unchanged, actor, kind));
  before = await contentsOf(api, unchanged);
});

/** Requests that change their world, or prepare it, have one of their own. */
const worldFor = async (key: string, kind: Kind, { changes = false } = {}) => {
  const actor = actorFor(key);
  if (!changes && !requestOf(key).preparedPath)
    return { world: unchanged, token: tokens.get(`${actor} ${kind}`) ?? '' };
  // Requests without a remote in their route don't change it.
  const world = await makeWorld(api, key.includes('/remotes') ? undefined : unchanged.remote);
  return { world, token: await tokenOf(world, actor, kind) };
};

describe('the scopes of API tokens', () => {
  it('name only routes that exist', () => {
    const known = new Set(registeredRoutes(api.app()).map(({ key }) => key));
    expect([...scopes.keys()].filter((key) => !known.has(key))).toEqual([]);
  });

  it('allow no call about a password, a factor, a session, a token or a password reset', () => {
    const open = [...scopes.keys()].filter((key) => / \/auth\/|reset-link|\/tokens/.test(key));
    expect(open.sort()).toEqual(['GET /auth/me', 'GET /auth/me/preferences', 'PATCH /auth/me/preferences']);
  });

  it('cover each event that a client may send', () => {
    expect(Object.keys(permissions.tokens.socket).sort()).toEqual(
      Object.values<string>(CLIENT_EVENTS).sort(),
    );
  });
});

describe.each(guarded)('%s', (key) => {
  const needed = scopes.get(key);

  it.each(API_TOKEN_SCOPES)(`needs ${needed ?? 'a session'}, with a token for: %s`, async (scope) => {
    const changes = covers(scope, needed) && !key.startsWith('GET ');
    const { world, token } = await worldFor(key, scope, { changes });
    const request = requestOf(key);
    const answer = await ask(world, key, token, request);
    if (!covers(scope, needed)) return expect(answer).toMatchObject(refusal(403, 'TOKEN_SCOPE'));
    const exact = request.gets?.[actorFor(key)];
    expect(exact === undefined ? allowed(rows.get(key)?.[actorFor(key)] ?? '') : [exact]).toContain(
      answer.status,
    );
  });
});

const below = [...scopes.keys()].filter((key) => key.includes(' /projects/{}'));

it.each(below)('%s returns 404 to a token of another project', async (key) => {
  const { world, token } = await worldFor(key, 'of another project');
  expect(await ask(world, key, token, requestOf(key))).toMatchObject(refusal(404, 'NOT_FOUND'));
});

const wide = [...scopes.keys()].filter(
  (key) =>
    !key.includes(' /projects/{}') &&
    !permissions.tokens.ofProjects.map((route) => route.replace(/\{\w+\}/g, '{}')).includes(key),
);

it.each(wide)('%s refuses a token that is limited to projects', async (key) => {
  const { world, token } = await worldFor(key, 'of this project');
  expect(await ask(world, key, token, requestOf(key))).toMatchObject(refusal(403, 'TOKEN_SCOPE'));
});

it('refuses and reads without changing anything', async () => {
  expect(await contentsOf(api, unchanged)).toEqual(before);
});

describe('sockets', () => {
  const hint = ({ project, task }: World) => ({ projectId: project._id, taskId: task._id, isTyping: true });

  it.each(Object.entries(permissions.tokens.socket))('%s needs the scope %s', async (event, needed) => {
    const world = await makeWorld(api);
    for (const scope of API_TOKEN_SCOPES) {
      const socket = await connect(await api.given.apiToken({ user: world.people.owner, scope }));
      const answer = await socket.ask(event, event.endsWith('-project') ? world.project._id : hint(world));
      if (covers(scope, needed)) expect(answer).not.toMatchObject({ code: 403 });
      else expect(answer).toEqual({ ok: false, code: 403 });
    }
  });

  it('reach only the projects of the token', async () => {
    const world = await makeWorld(api);
    const projects = [world.elsewhere.project];
    const limited = await api.given.apiToken({ user: world.people.owner, scope: 'write', projects });
    const socket = await connect(limited);
    expect(await socket.ask('join-project', world.project._id)).toEqual({ ok: false, code: 404 });
    expect(await socket.ask('open-task', hint(world))).toEqual({ ok: false, code: 404 });
    expect(await socket.ask('join-project', world.elsewhere.project._id)).toMatchObject({ ok: true });
  });

  it('receive nothing about the person when the token is limited to projects', async () => {
    const world = await makeWorld(api);
    const { owner, member } = world.people;
    const projects = [world.elsewhere.project];
    const limited = await connect(await api.given.apiToken({ user: owner, projects }));
    const whole = await connect(await api.given.apiToken({ user: owner }));
    const path = `/projects/${world.project._id}/tasks`;
    await api.as(member).post(path, { title: 'Assigned', assignees: [{ user: owner._id, role: 'primary' }] });
    await whole.hears('notification:new');
    await limited.settled();
    expect(limited.heard).toEqual([]);
  });

  it('leave the project when the person is removed from it', async () => {
    const world = await makeWorld(api);
    const { member, owner } = world.people;
    const token = await api.given.apiToken({ user: member, projects: [world.project] });
    const socket = await connect(token);
    await socket.ask('join-project', world.project._id);
    await api.as(owner).delete(`/projects/${world.project._id}/members/${member._id}`);
    await socket.hears('project:removed');
    expect(await socket.ask('join-project', world.project._id)).toEqual({ ok: false, code: 404 });
  });
});
