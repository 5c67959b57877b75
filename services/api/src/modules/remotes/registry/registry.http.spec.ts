import type {
  RemoteActivated,
  RemoteBeacon,
  RemoteJournalEntry,
  RemoteOverview,
  RemotesOverview,
} from '@taskloom/contracts';
import { refusal, useApi, useSockets, type HttpClient, type TestRemote } from '../../../../test/index.js';
import { CanaryWatch } from '../beacons/canary-watch.service.js';
import { RegistryService, SYSTEM } from './registry.service.js';

const api = useApi();
const { app, as, anonymous, deploying, given, rows } = api;
const sockets = useSockets(api);

const admin = async (): Promise<HttpClient> => as((await given.team()).admin);
const two = () => given.remote({ versions: ['1.0.0', '1.1.0'], live: '1.0.0' });

const activate = (
  client: HttpClient,
  { name }: TestRemote,
  version: string,
  more: object = {},
  headers: Record<string, string> = {},
) =>
  client.put<RemoteActivated>(
    `/remotes/${name}/activation`,
    { version, channel: 'production', ...more },
    { headers },
  );

const seen = async (client: HttpClient, { name }: TestRemote): Promise<RemoteOverview> => {
  const { body } = await client.get<RemotesOverview>('/remotes');
  const remote = body.remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`${name} is not in the overview`);
  return remote;
};

const journal = async (client: HttpClient, { name }: TestRemote) =>
  (await client.get<RemoteJournalEntry[]>(`/remotes/journal?remote=${name}`)).body;

const load = (
  remote: TestRemote,
  version: string,
  outcome = 'ready',
  durationMs = 100,
  more: Partial<RemoteBeacon> = {},
) =>
  anonymous.post('/remotes/beacons', {
    name: remote.name,
    version,
    outcome,
    stage: outcome === 'ready' ? 'ready' : 'entry',
    durationMs,
    ...more,
  });

describe('activation', () => {
  it('moves the pointer, and writes down who, what, when and why', async () => {
    const { admin: person } = await given.team();
    const [client, remote] = [as(person), await two()];
    const { status, body } = await activate(client, remote, '1.1.0', { reason: 'New month view' });
    expect([status, body]).toMatchObject([200, { version: '1.1.0', previous: '1.0.0', canary: null }]);
    expect(await seen(client, remote)).toMatchObject({
      revision: body.revision,
      live: { version: '1.1.0', by: { kind: 'person', _id: person._id, name: person.name } },
      rollbackTo: '1.0.0',
      versions: [{ version: '1.1.0' }, { version: '1.0.0' }],
    });
    const [line] = await journal(client, remote);
    expect(line).toMatchObject({
      action: 'activate',
      version: '1.1.0',
      previous: '1.0.0',
      reason: 'New month view',
      revision: body.revision,
    });
  });

  it('is refused when somebody else was faster', async () => {
    const [client, remote] = [await admin(), await two()];
    const { revision } = await seen(client, remote);
    const ifMatch = { 'if-match': `"${revision}"` };
    const answers = await Promise.all([
      activate(client, remote, '1.1.0', {}, ifMatch),
      activate(client, remote, '1.1.0', { percent: 5 }, ifMatch),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const lost = answers.find(({ status }) => status === 412);
    expect(lost).toMatchObject(refusal(412, 'REMOTE_CHANGED'));
    expect(lost?.body).toMatchObject({ current: { name: remote.name } });
  });

  it('of what is live already changes nothing', async () => {
    const [client, remote] = [await admin(), await two()];
    const { revision } = await seen(client, remote);
    expect(await activate(client, remote, '1.0.0')).toMatchObject({ status: 200, body: { revision } });
    expect((await seen(client, remote)).revision).toBe(revision);
  });

  it('knows published versions only', async () => {
    expect(await activate(await admin(), await two(), '9.9.9')).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('of a preview changes nothing for others', async () => {
    const [client, remote] = [await admin(), await two()];
    await activate(client, remote, '1.1.0', { channel: 'preview' });
    expect(await seen(client, remote)).toMatchObject({
      live: { version: '1.0.0' },
      preview: { version: '1.1.0' },
    });
  });

  it('is told to every open tab', async () => {
    const [client, remote] = [await admin(), await two()];
    const socket = await sockets.connect(await given.user());
    const { body } = await activate(client, remote, '1.1.0');
    const told = await socket.hears('remotes:activated', ({ name }) => name === remote.name);
    expect(told).toEqual({ revision: body.revision, name: remote.name, version: '1.1.0' });
  });

  it('raises one revision for all remotes', async () => {
    const [client, one, other] = [await admin(), await two(), await two()];
    const [first, second] = [await activate(client, one, '1.1.0'), await activate(client, other, '1.1.0')];
    expect(second.body.revision).toBe(first.body.revision + 1);
  });
});

describe('a canary', () => {
  it('has nothing to be compared with while nothing is live', async () => {
    const [client, remote] = [await admin(), await given.remote({ live: null })];
    expect(await activate(client, remote, '1.0.0', { percent: 5 })).toMatchObject(refusal(409, 'CONFLICT'));
    expect((await seen(client, remote)).canary).toBeNull();
  });

  it('is not of the version that everybody has', async () => {
    const [client, remote] = [await admin(), await two()];
    expect(await activate(client, remote, '1.0.0', { percent: 5 })).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
    expect((await seen(client, remote)).canary).toBeNull();
  });
});

describe('rollback', () => {
  it('brings back what was live before, further and further', async () => {
    const client = await admin();
    const remote = await given.remote({ versions: ['1.0.0', '1.1.0', '1.2.0'], live: '1.0.0' });
    for (const version of ['1.1.0', '1.2.0']) await activate(client, remote, version);
    const back = () => client.post<RemoteActivated>(`/remotes/${remote.name}/rollback`, {});
    expect((await back()).body.version).toBe('1.1.0');
    expect((await back()).body.version).toBe('1.0.0');
    expect(await back()).toMatchObject(refusal(409, 'CONFLICT'));
  });

  it('brings back any published version in one call', async () => {
    const [client, remote] = [await admin(), await two()];
    const { body } = await client.post<RemoteActivated>(`/remotes/${remote.name}/rollback`, {
      version: '1.1.0',
    });
    expect(body.version).toBe('1.1.0');
  });

  it('ends a canary first', async () => {
    const [client, remote] = [await admin(), await two()];
    await activate(client, remote, '1.1.0', { percent: 20 });
    const { body } = await client.post<RemoteActivated>(`/remotes/${remote.name}/rollback`, {});
    expect(body).toMatchObject({ version: '1.0.0', canary: null });
  });
});

describe('a change of what somebody else has just changed', () => {
  it.each([
    ['a rollback', 'post', 'rollback', {}],
    ['a lock', 'put', 'lock', { locked: true }],
  ] as const)('is refused for %s, which says how it is now', async (_what, method, path, body) => {
    const [client, remote] = [await admin(), await two()];
    const { revision } = await seen(client, remote);
    const move = (at: number) =>
      client[method]<RemoteActivated>(`/remotes/${remote.name}/${path}`, body, {
        headers: { 'if-match': `"${at}"` },
      });
    const { body: after } = await activate(client, remote, '1.1.0');
    const lost = await move(revision);
    expect(lost).toMatchObject(refusal(412, 'REMOTE_CHANGED'));
    expect(lost.body).toMatchObject({ current: { revision: after.revision, version: '1.1.0' } });
    expect((await seen(client, remote)).revision).toBe(after.revision);
    expect((await move(after.revision)).status).toBe(200);
  });
});

describe('lock', () => {
  it('keeps everything as it is until it is opened', async () => {
    const [client, remote] = [await admin(), await two()];
    await client.put(`/remotes/${remote.name}/lock`, { locked: true, reason: 'Fair' });
    expect(await activate(client, remote, '1.1.0')).toMatchObject(refusal(409, 'REMOTE_LOCKED'));
    expect(await seen(client, remote)).toMatchObject({ locked: true, lockReason: 'Fair' });
    await client.put(`/remotes/${remote.name}/lock`, { locked: false });
    expect((await activate(client, remote, '1.1.0')).status).toBe(200);
  });

  describe('of a remote that does harm', () => {
    const locked = async () => {
      const { admin: person } = await given.team();
      const [client, remote] = [as(person), await two()];
      await activate(client, remote, '1.1.0');
      await client.put(`/remotes/${remote.name}/lock`, { locked: true, reason: 'Fair' });
      return { client, remote, person };
    };
    const back = (by: HttpClient, { name }: TestRemote, body: object) =>
      by.post<RemoteActivated>(`/remotes/${name}/rollback`, body);

    it('lets an admin roll it back with a reason, stays on, and the journal tells both', async () => {
      const { client, remote, person } = await locked();
      expect(await back(client, remote, { reason: 'It leaks' })).toMatchObject({
        status: 200,
        body: { version: '1.0.0', locked: true },
      });
      expect(await activate(client, remote, '1.1.0')).toMatchObject(refusal(409, 'REMOTE_LOCKED'));
      const [rollback, lock] = await journal(client, remote);
      expect([rollback, lock]).toMatchObject([
        { action: 'rollback', version: '1.0.0', previous: '1.1.0', reason: 'It leaks' },
        { action: 'lock', reason: 'Fair' },
      ]);
      expect(rollback?.by).toEqual({ kind: 'person', _id: person._id, name: person.name });
    });

    it('lets an admin end its canary', async () => {
      const [client, remote] = [await admin(), await two()];
      await activate(client, remote, '1.1.0', { percent: 20 });
      await client.put(`/remotes/${remote.name}/lock`, { locked: true });
      expect((await back(client, remote, { reason: 'Too slow' })).body).toMatchObject({
        version: '1.0.0',
        canary: null,
        locked: true,
      });
    });

    it('asks an admin for a reason', async () => {
      const { client, remote } = await locked();
      expect(await back(client, remote, {})).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
      expect((await seen(client, remote)).live?.version).toBe('1.1.0');
    });

    it('lets no version in that was not live before', async () => {
      const { client, remote } = await locked();
      await back(client, remote, { reason: 'It leaks' });
      expect(await back(client, remote, { version: '1.1.0', reason: 'Or not' })).toMatchObject(
        refusal(409, 'REMOTE_LOCKED'),
      );
    });

    it.each(['person', 'token'] as const)('refuses a deploy token, whoever locked it (%s)', async (kind) => {
      const { client, remote } = await locked();
      const team = deploying(await given.deployToken(remote.name));
      if (kind === 'token') {
        await client.put(`/remotes/${remote.name}/lock`, { locked: false });
        await team.put(`/remotes/${remote.name}/lock`, { locked: true });
      }
      expect(await back(team, remote, { reason: 'It leaks' })).toMatchObject(refusal(409, 'REMOTE_LOCKED'));
      expect((await seen(client, remote)).live?.version).toBe('1.1.0');
    });
  });

  it("of a person is not opened by a token, a token's by both", async () => {
    const [client, remote] = [await admin(), await two()];
    const team = deploying(await given.deployToken(remote.name));
    const lock = (by: HttpClient, locked: boolean) => by.put(`/remotes/${remote.name}/lock`, { locked });
    await lock(client, true);
    expect(await lock(team, false)).toMatchObject(refusal(403, 'FORBIDDEN'));
    await lock(client, false);
    await lock(team, true);
    expect((await lock(team, false)).status).toBe(200);
  });
});

describe('revoke', () => {
  it('puts what was live before in its place, and lets it never run again', async () => {
    const [client, remote] = [await admin(), await two()];
    await activate(client, remote, '1.1.0');
    const { body } = await client.post<RemoteActivated>(`/remotes/${remote.name}/versions/1.1.0/revoke`, {
      reason: 'It leaks.',
    });
    expect(body).toMatchObject({ version: '1.0.0', previous: '1.1.0' });
    expect(await activate(client, remote, '1.1.0')).toMatchObject(refusal(409, 'REMOTE_VERSION_REVOKED'));
    const entrance = await app().inject({ method: 'GET', url: `/r/${remote.name}/1.1.0/mf-manifest.json` });
    expect([entrance.statusCode, entrance.json()]).toMatchObject([410, { code: 'REMOTE_VERSION_GONE' }]);
  });

  it('of an unknown version is 404', async () => {
    const [client, remote] = [await admin(), await two()];
    expect(await client.post(`/remotes/${remote.name}/versions/9.9.9/revoke`, { reason: 'x' })).toMatchObject(
      refusal(404, 'NOT_FOUND'),
    );
  });
});

it('a remote that is gone by the time of a change is not found', async () => {
  const lock = app().get(RegistryService).lock(SYSTEM, 'nowhere', { locked: true });
  await expect(lock).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

describe('a deploy token', () => {
  it('moves and sees its own remote, and no other', async () => {
    const [own, other] = [await two(), await two()];
    const team = deploying(await given.deployToken(own.name));
    expect(await activate(team, own, '1.1.0')).toMatchObject({ status: 200, body: { version: '1.1.0' } });
    expect(await activate(team, other, '1.1.0')).toMatchObject(refusal(403, 'FORBIDDEN'));
    const { body } = await team.get<RemotesOverview>('/remotes');
    expect(body.remotes.map(({ name }) => name)).toEqual([own.name]);
    expect((await journal(team, other)).every(({ remote }) => remote === own.name)).toBe(true);
    expect(await team.post(`/remotes/${own.name}/versions/1.0.0/revoke`, { reason: 'x' })).toMatchObject(
      refusal(401, 'SESSION_INVALID'),
    );
  });

  it('is worth nothing once it is revoked', async () => {
    const remote = await two();
    const team = deploying(await given.deployToken(remote.name));
    await rows('UPDATE remote_tokens SET revoked_at = now() WHERE remote = $1', [remote.name]);
    expect(await activate(team, remote, '1.1.0')).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });
});

describe('beacons', () => {
  it('tell how a version does', async () => {
    const [client, remote] = [await admin(), await two()];
    for (const ms of [100, 200, 300]) await load(remote, '1.0.0', 'ready', ms);
    await load(remote, '1.0.0', 'failed', 5_000);
    expect((await seen(client, remote)).live?.health).toEqual({
      loads: 4,
      failures: 1,
      fallbacks: 0,
      reasons: [{ stage: 'entry', reason: null, count: 1, lastAt: expect.any(String) }],
      p50: 200,
      p95: 290,
    });
    const metrics = await app().inject({ method: 'GET', url: '/api/metrics', remoteAddress: '127.0.0.1' });
    expect(metrics.payload).toContain(
      `remote_loads_total{remote="${remote.name}",version="1.0.0",outcome="failed",stage="entry"} 1`,
    );
  });

  it('tell what fails most often, where, and when last', async () => {
    const [client, remote] = [await admin(), await two()];
    const fail = (reason: string | undefined, more: Partial<RemoteBeacon> = {}) =>
      load(remote, '1.0.0', 'failed', 100, { reason, ...more });
    const yesterday = Array<string>(4).fill('long gone');
    for (const reason of ['4', '3', '2', '1', ...yesterday, '404', '404', '404', undefined, undefined])
      await fail(reason);
    await fail('404', { stage: 'mount' });
    await fail('404', { version: '1.1.0' });
    await rows(
      `UPDATE remote_beacons SET at = now() - interval '25 hours' WHERE remote = $1 AND reason = 'long gone'`,
      [remote.name],
    );
    const health = (await seen(client, remote)).live?.health;
    expect(health?.reasons.map(({ stage, reason, count }) => [stage, reason, count])).toEqual([
      ['entry', '404', 3],
      ['entry', null, 2],
      ['mount', '404', 1],
      ['entry', '1', 1],
      ['entry', '2', 1],
    ]);
    const [last] = await rows<{ at: Date }>(
      `SELECT max(at) AS at FROM remote_beacons WHERE remote = $1 AND version = '1.0.0' AND reason = '404' AND stage = 'entry'`,
      [remote.name],
    );
    expect(health?.reasons[0]?.lastAt).toBe(last?.at.toISOString());
  });

  it('count a load that ended on the version before as its own, and as a fallback of the one that could not run', async () => {
    const [client, remote] = [await admin(), await two()];
    await activate(client, remote, '1.1.0');
    await load(remote, '1.1.0', 'failed');
    await load(remote, '1.0.0', 'ready', 100, { insteadOf: '1.1.0' });
    await load(remote, '1.0.0', 'ready', 100, { insteadOf: '9.9.9' });
    expect((await seen(client, remote)).live?.health).toMatchObject({ loads: 1, failures: 1, fallbacks: 1 });
    await activate(client, remote, '1.0.0');
    expect((await seen(client, remote)).live?.health).toMatchObject({ loads: 2, failures: 0, fallbacks: 0 });
    const { payload } = await app().inject({
      method: 'GET',
      url: '/api/metrics',
      remoteAddress: '127.0.0.1',
    });
    expect(payload).toContain(`remote_fallbacks_total{remote="${remote.name}",version="1.1.0"} 1`);
    expect(payload).not.toContain('version="9.9.9"');
  });

  it('of what is not published are taken and forgotten, and broken ones refused', async () => {
    const remote = await two();
    expect((await load(remote, '9.9.9')).status).toBe(202);
    expect(await rows(`SELECT 1 FROM remote_beacons WHERE version = '9.9.9'`)).toEqual([]);
    expect(await load(remote, '1.0.0', 'ready', 60_001)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(await load(remote, '1.0.0', 'perfect')).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });
});

describe('a canary that does harm', () => {
  const loads = async (remote: TestRemote, version: string, good: number, reasons: string[]) => {
    for (let n = 0; n < good; n++) await load(remote, version);
    for (const reason of reasons) await load(remote, version, 'failed', 100, { reason });
  };

  it('ends by itself, and says why', async () => {
    const [client, remote] = [await admin(), await two()];
    await loads(remote, '1.0.0', 49, ['gone']);
    await activate(client, remote, '1.1.0', { percent: 20 });
    await loads(remote, '1.1.0', 47, ['late', 'lost', 'lost']);
    await app().get(CanaryWatch).look();
    expect(await seen(client, remote)).toMatchObject({ live: { version: '1.0.0' }, canary: null });
    const [line] = await journal(client, remote);
    expect(line).toMatchObject({
      action: 'halt',
      version: '1.1.0',
      by: { kind: 'system', name: 'system' },
      reason: 'Failed in 3 of 50 loads; the live version in 1 of 50 loads. Most often: lost',
    });
  });

  it('goes on while too little is known, or while it does no worse', async () => {
    const [client, remote] = [await admin(), await two()];
    await activate(client, remote, '1.1.0', { percent: 20 });
    await loads(remote, '1.1.0', 0, Array<string>(49).fill('lost'));
    await app().get(CanaryWatch).look();
    expect((await seen(client, remote)).canary).toMatchObject({ version: '1.1.0', percent: 20 });
  });
});

it('the journal is only added to', async () => {
  await two();
  for (const sql of [
    `UPDATE remote_journal SET reason = 'x'`,
    'DELETE FROM remote_journal',
    'TRUNCATE remote_journal',
  ]) {
    await expect(rows(sql)).rejects.toThrow('only added to');
  }
});

describe('a route belongs to one live remote', () => {
  /** From this version on it wants the route of the other one. */
  const claim = (version: string, { name }: TestRemote, other: TestRemote) =>
    rows(
      `UPDATE remote_versions SET contribution = jsonb_set(contribution, '{routes,0,path}', to_jsonb($3::text))
       WHERE remote = $1 AND version = $2`,
      [name, version, `/${other.name}`],
    );

  it('and no other becomes live for everybody with it', async () => {
    const [client, remote, other] = [await admin(), await two(), await given.remote({ live: null })];
    await claim('1.0.0', other, remote);
    expect(await activate(client, other, '1.0.0')).toMatchObject(refusal(409, 'CONFLICT'));
    expect((await seen(client, other)).live).toBeNull();
  });

  it('nor for a part of the people', async () => {
    const [client, remote, other] = [await admin(), await two(), await two()];
    await claim('1.1.0', other, remote);
    expect(await activate(client, other, '1.1.0', { percent: 5 })).toMatchObject(refusal(409, 'CONFLICT'));
    expect((await seen(client, other)).canary).toBeNull();
  });
});
