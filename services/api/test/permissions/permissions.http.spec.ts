import { CLIENT_EVENTS } from '@taskloom/contracts';
import { refusal, useApi, type Answer } from '../index.js';
import { registeredRoutes } from './registered-routes.js';
import { pathOf, type PermissionRequest } from './permission-request.js';
import { plainPath, REQUESTS } from './requests.js';
import { ACTORS, allowed, rows, socketRows, type Actor } from './table.js';
import { contentsOf, makeWorld, type World } from './world.js';

const api = useApi({ RATE_MAIL_TEST: '1000' });

/** Answered by the OpenAPI page itself, not by a controller. */
const OUTSIDE_NEST = ['GET /docs', 'GET /docs-json'];

/** Open to anonymous callers. A new name here needs a reason that a reviewer accepts. */
const PUBLIC = [
  'GET /.well-known/jwks.json',
  'GET /avatars/initials.svg',
  'GET /avatars/{}',
  'GET /health',
  'GET /health/live',
  'GET /health/ready',
  'GET /meta',
  'GET /metrics',
  'GET /remotes/resolve',
  'POST /auth/email/confirm',
  'POST /auth/login',
  'POST /auth/login/openid',
  'POST /auth/login/openid/code',
  'POST /auth/login/openid/start',
  'POST /auth/login/passkey',
  'POST /auth/login/passkey/options',
  'POST /auth/password/forgot',
  'POST /auth/password/reset',
  'POST /auth/register',
  'POST /remotes/beacons',
  'POST /remotes/{}/tokens/exchange',
];

const ask = async (
  world: World,
  actor: Actor,
  key: string,
  request: PermissionRequest,
): Promise<Answer<unknown>> => {
  const self = actor === 'anonymous' ? world.people.nonMember : world.people[actor];
  const client = actor === 'anonymous' ? api.anonymous : api.as(self);
  const [method = 'GET'] = key.split(' ');
  const path = await pathOf(request, world, self, api);
  return client.send(method, path, request.body?.(world, self), { headers: request.headers });
};

/** For requests that change nothing. */
let unchanged: World;
let before: object;
beforeAll(async () => {
  unchanged = await makeWorld(api);
  before = await contentsOf(api, unchanged);
});

const built = () => registeredRoutes(api.app()).map(({ key }) => key);
const requestsOf = (key: string): PermissionRequest[] => REQUESTS[key] ?? [{ path: plainPath(key) }];

describe('the permission table', () => {
  it('has a row for each route', () => {
    expect(built().filter((key) => !rows.has(key))).toEqual([]);
  });

  it('has a route for each row', () => {
    const routes = new Set([...built(), ...OUTSIDE_NEST]);
    expect([...rows.keys()].filter((key) => !routes.has(key))).toEqual([]);
  });

  it('has a row for each socket event that a client may send', () => {
    expect(Object.values(CLIENT_EVENTS).filter((event) => !socketRows.includes(event))).toEqual([]);
  });
});

describe.each([...ACTORS])('any other path or method, for %s', (actor) => {
  it.each(['GET /nothing', 'PUT /projects', 'POST /projects/{}', 'DELETE /auth/me', 'OPTIONS /projects'])(
    '%s is not found',
    async (key) => {
      const answer = await ask(unchanged, actor, key, { path: plainPath(key) });
      expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
    },
  );
});

it('opens exactly these routes to anonymous callers', () => {
  const open = registeredRoutes(api.app()).filter(({ isPublic }) => isPublic);
  expect(open.map(({ key }) => key).sort()).toEqual(PUBLIC);
});

/** Requests without a remote in their route don't change it. */
const ownWorld = (key: string): Promise<World> =>
  makeWorld(api, key.includes('/remotes') ? undefined : unchanged.remote);

const isRefused = (expected: readonly number[]): boolean => expected.every((status) => status >= 400);

describe.each([...rows.entries()])('%s', (key, row) => {
  const requests = requestsOf(key);
  const cases = ACTORS.flatMap((actor) =>
    requests.map((request) => ({ actor, request, how: request.as ?? '' })),
  );

  it.each(cases)('responds to $actor as in the table $how', async ({ actor, request }) => {
    const exact = request.gets?.[actor];
    const expected = exact === undefined ? allowed(row[actor]) : [exact];
    const changesNothing = isRefused(expected) || key.startsWith('GET ');
    const isShared = changesNothing && !request.preparedPath;
    const world = isShared ? unchanged : await ownWorld(key);
    const { status } = await ask(world, actor, key, request);
    expect(expected).toContain(status);
  });
});

const withIds = [...rows.keys()].filter((key) => key.includes('{}'));
const strangeIds = [
  'not-an-id',
  '01890a5d-ac96-774b-bcce-b302099a8057',
  'null',
  '%5B%5D',
  '%7B%7D',
  '%00',
  "'--",
];

/** The admin's routes return 403 to others before they check the id. */
const asker = (key: string): Actor => (/ \/(team|remotes|admin)\//.test(key) ? 'teamAdminOutside' : 'owner');

describe.each(withIds)('%s', (key) => {
  it.each(strangeIds)('returns 404 for the id %s, the same for every route', async (id) => {
    const [request] = requestsOf(key);
    const [, path = ''] = key.split(' ');
    const strange = { ...request, preparedPath: undefined, path: () => path.replaceAll('{}', id) };
    const answer = await ask(unchanged, asker(key), key, strange);
    expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
    const foreign = await ask(unchanged, 'nonMember', 'GET /projects/{}', {
      path: ({ project }) => `/projects/${project._id}`,
    });
    expect(answer.text).toBe(foreign.text);
  });
});

const inTasks = withIds.filter((key) => key.includes('/tasks/{}'));

it.each(inTasks)('%s finds no task under another project, even if the caller sees both', async (key) => {
  const [request = { path: plainPath(key) }] = requestsOf(key);
  const answer = await ask({ ...unchanged, task: unchanged.elsewhere.task }, 'owner', key, request);
  expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
});

it('refuses without changing anything', async () => {
  expect(await contentsOf(api, unchanged)).toEqual(before);
});

it('would notice a change to one row of a world', async () => {
  const world = await ownWorld('');
  const contents = await contentsOf(api, world);
  const path = `/projects/${world.project._id}/tasks/${world.task._id}/watch`;
  expect(await contentsOf(api, world)).toEqual(contents);
  expect((await api.as(world.people.owner).put(path, { watching: false })).status).toBe(200);
  expect(await contentsOf(api, world)).not.toEqual(contents);
});
