import type {
  RemoteFigures,
  RemoteReport,
  RemoteHealth,
  RemoteJournalEntry,
  RemoteOverview,
  RemotesOverview,
} from '@taskloom/contracts';
import { refusal, useApi, type HttpClient, type TestRemote, type TestUser } from '../../../../test/index.js';
import { groupOf } from '../resolve/canary-group.js';
import { CanaryWatch } from './canary-watch.service.js';

const { app, as, anonymous, given, rows } = useApi();

const admin = async (): Promise<HttpClient> => as((await given.team()).admin);
const two = () => given.remote({ versions: ['1.0.0', '1.1.0'], live: '1.0.0' });
const activate = (client: HttpClient, { name }: TestRemote, version: string, more: object = {}) =>
  client.put(`/remotes/${name}/activation`, { version, channel: 'production', ...more });

const seen = async (client: HttpClient, { name }: TestRemote): Promise<RemoteOverview> => {
  const { body } = await client.get<RemotesOverview>('/remotes');
  const remote = body.remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`${name} is not in the overview`);
  return remote;
};
const healthOf = async (client: HttpClient, remote: TestRemote): Promise<RemoteHealth | undefined> =>
  (await seen(client, remote)).live?.health;
const metrics = async () => (await anonymous.get('/metrics')).text;

const send = (
  client: HttpClient,
  { name }: TestRemote,
  version: string,
  outcome: string = 'ready',
  more: Partial<RemoteReport> = {},
) =>
  client.post('/remotes/beacons', {
    name,
    version,
    outcome,
    stage: outcome === 'failed' ? 'entry' : 'ready',
    durationMs: 100,
    ...more,
  });

/** Reports as a person who has reported nothing yet. */
const load = async (...about: [TestRemote, string, string?, Partial<RemoteReport>?]) =>
  send(as(await given.user()), ...about);

describe('beacons', () => {
  it('report the health of a version', async () => {
    const [client, remote] = [await admin(), await two()];
    for (const durationMs of [100, 200, 300]) await load(remote, '1.0.0', 'ready', { durationMs });
    await load(remote, '1.0.0', 'failed', { reference: 'k3f9-2mxa' });
    expect(await healthOf(client, remote)).toEqual({
      loads: 4,
      failures: 1,
      fallbacks: 0,
      reasons: [
        { stage: 'entry', reason: null, reference: 'k3f9-2mxa', count: 1, lastAt: expect.any(String) },
      ],
      troubles: [],
      p50: 200,
      p95: 290,
    });
    expect(await metrics()).toContain(
      `remote_loads_total{remote="${remote.name}",version="1.0.0",outcome="failed",stage="entry"} 1`,
    );
  });

  it('count a person once for each version and state, even when they report repeatedly', async () => {
    const [client, remote] = [await admin(), await two()];
    const person = as(await given.user());
    for (const outcome of ['failed', 'failed', 'incompatible', 'revoked', 'ready', 'ready'])
      await send(person, remote, '1.0.0', outcome);
    expect(await healthOf(client, remote)).toMatchObject({ loads: 1, failures: 1 });
    expect(
      await rows(`SELECT state FROM remote_beacons WHERE remote = $1 ORDER BY 1`, [remote.name]),
    ).toEqual([{ state: 'failed' }, { state: 'ready' }]);
  });

  it('without a session are accepted and not counted', async () => {
    const [client, remote] = [await admin(), await two()];
    expect((await send(anonymous, remote, '1.0.0', 'failed')).status).toBe(202);
    expect((await send(as({ token: 'forged' }), remote, '1.0.0', 'failed')).status).toBe(202);
    expect(await healthOf(client, remote)).toMatchObject({ loads: 0, failures: 0 });
    expect(await metrics()).not.toContain(`remote="${remote.name}"`);
  });

  it('of one person are limited in number across all versions', async () => {
    const remote = await two();
    const person = await given.user();
    await rows(
      `INSERT INTO remote_versions (remote, version, contribution, files, content_hash, size, actor)
       SELECT remote, '9.0.' || n, contribution, files, content_hash, size, actor
       FROM remote_versions, generate_series(1, 500) n WHERE remote = $1 AND version = '1.0.0'`,
      [remote.name],
    );
    await rows(
      `INSERT INTO remote_beacons (person, remote, version, state, outcome, stage, duration_ms)
       SELECT $1, $2, '9.0.' || n, 'ready', 'ready', 'ready', 1 FROM generate_series(1, 500) n`,
      [person._id, remote.name],
    );
    expect((await send(as(person), remote, '1.0.0')).status).toBe(202);
    await send(as(person), remote, '9.0.1', 'ready', { durationMs: 77 });
    const kept = await rows(`SELECT version, duration_ms AS ms FROM remote_beacons WHERE person = $1`, [
      person._id,
    ]);
    expect(kept).toHaveLength(500);
    expect(kept).toContainEqual({ version: '9.0.1', ms: 77 });
  });

  it('list what fails for most people, at which stage, and when it last did', async () => {
    const [client, remote] = [await admin(), await two()];
    const fail = (reason: string | undefined, more: Partial<RemoteReport> = {}) =>
      load(remote, '1.0.0', 'failed', { reason, ...more });
    const yesterday = Array<string>(4).fill('long gone');
    for (const reason of ['4', '3', '2', '1', ...yesterday, '404', '404', '404', undefined, undefined])
      await fail(reason);
    await fail('404', { stage: 'mount' });
    await fail('404', { version: '1.1.0' });
    await rows(
      `UPDATE remote_beacons SET at = now() - interval '25 hours' WHERE remote = $1 AND reason = 'long gone'`,
      [remote.name],
    );
    const health = await healthOf(client, remote);
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

  it('of errors and long tasks after mounting do not count as loads, and are listed with their reference', async () => {
    const [client, remote] = [await admin(), await two()];
    for (const durationMs of [900, 400])
      await load(remote, '1.0.0', 'long-task', { durationMs, reason: 'on /reports' });
    await load(remote, '1.0.0', 'late-error', {
      durationMs: 0,
      reason: 'x is not a function',
      reference: 'k3f9',
    });
    expect(await healthOf(client, remote)).toMatchObject({
      loads: 0,
      failures: 0,
      reasons: [],
      troubles: [
        { outcome: 'long-task', reason: 'on /reports', reference: null, count: 2, longestMs: 900 },
        {
          outcome: 'late-error',
          reason: 'x is not a function',
          reference: 'k3f9',
          count: 1,
          longestMs: null,
        },
      ],
    });
    expect(await metrics()).toContain(
      `remote_troubles_total{remote="${remote.name}",version="1.0.0",outcome="late-error"} 1`,
    );
  });

  it('count a load of the fallback version for that version, and as a fallback of the one that failed', async () => {
    const [client, remote] = [await admin(), await two()];
    await activate(client, remote, '1.1.0');
    await load(remote, '1.1.0', 'failed');
    await load(remote, '1.0.0', 'ready', { insteadOf: '1.1.0' });
    await load(remote, '1.0.0', 'ready', { insteadOf: '9.9.9' });
    expect(await healthOf(client, remote)).toMatchObject({ loads: 1, failures: 1, fallbacks: 1 });
    await activate(client, remote, '1.0.0');
    expect(await healthOf(client, remote)).toMatchObject({ loads: 2, failures: 0, fallbacks: 0 });
    const payload = await metrics();
    expect(payload).toContain(`remote_fallbacks_total{remote="${remote.name}",version="1.1.0"} 1`);
    expect(payload).not.toContain('version="9.9.9"');
  });

  it('about unpublished versions are accepted and ignored, and malformed ones are refused', async () => {
    const remote = await two();
    expect((await load(remote, '9.9.9')).status).toBe(202);
    expect(await rows(`SELECT 1 FROM remote_beacons WHERE version = '9.9.9'`)).toEqual([]);
    for (const [outcome, more] of [
      ['ready', { durationMs: 60_001 }],
      ['perfect', {}],
      ['failed', { reference: '<script>' }],
    ] as const)
      expect(await load(remote, '1.0.0', outcome, more)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });
});

describe('a canary', () => {
  /** People who are in the canary of 50 %, or not. */
  const people = async ({ name }: TestRemote, count: number, given50 = true): Promise<TestUser[]> => {
    const found: TestUser[] = [];
    while (found.length < count) {
      const person = await given.user();
      if (groupOf(name, person._id) < 50 === given50) found.push(person);
    }
    return found;
  };
  const begin = async () => {
    const [client, remote] = [await admin(), await two()];
    await activate(client, remote, '1.1.0', { percent: 50 });
    for (const person of await people(remote, 10, false)) await send(as(person), remote, '1.0.0');
    return { client, remote };
  };
  const fail = (person: TestUser, remote: TestRemote, reason = 'lost') =>
    send(as(person), remote, '1.1.0', 'failed', { reason });
  const check = () => app().get(CanaryWatch).check();
  const isOn = async (client: HttpClient, remote: TestRemote) => (await seen(client, remote)).canary !== null;

  it('that fails for enough people is halted, and the journal has the reason', async () => {
    const { client, remote } = await begin();
    const [first, ...others] = await people(remote, 5);
    if (first) await fail(first, remote, 'late');
    for (const person of others) await fail(person, remote);
    await check();
    expect(await seen(client, remote)).toMatchObject({ live: { version: '1.0.0' }, canary: null });
    const { body } = await client.get<RemoteJournalEntry[]>(`/remotes/journal?remote=${remote.name}`);
    expect(body[0]).toMatchObject({
      action: 'halt',
      version: '1.1.0',
      by: { kind: 'system', name: 'system' },
      reason: 'Failed for 5 of 5 people; the live version for 0 of 10 people. Most often: lost',
    });
  });

  it('that fails for everyone is halted without reports about the live version', async () => {
    const [client, remote] = [await admin(), await two()];
    await activate(client, remote, '1.1.0', { percent: 50 });
    for (const person of await people(remote, 5)) await fail(person, remote);
    await check();
    expect(await isOn(client, remote)).toBe(false);
    const { body } = await client.get<RemoteJournalEntry[]>(`/remotes/journal?remote=${remote.name}`);
    expect(body[0]?.reason).toBe(
      'Failed for 5 of 5 people; no reports about the live version. Most often: lost',
    );
  });

  it('is not halted by fifty anonymous reports, nor by a hundred of one person', async () => {
    const { client, remote } = await begin();
    for (let n = 0; n < 50; n += 1) await send(anonymous, remote, '1.1.0', 'failed');
    const [person] = await people(remote, 1);
    for (let n = 0; n < 100; n += 1) if (person) await fail(person, remote, `${n}`);
    await check();
    expect(await isOn(client, remote)).toBe(true);
  });

  it('is not halted by reports of people outside it', async () => {
    const { client, remote } = await begin();
    for (const person of await people(remote, 6, false)) await fail(person, remote);
    await check();
    expect(await isOn(client, remote)).toBe(true);
  });

  it('continues while the failures may be chance', async () => {
    const { client, remote } = await begin();
    const [first, ...others] = await people(remote, 6);
    for (const person of others) await send(as(person), remote, '1.1.0');
    if (first) await fail(first, remote);
    await check();
    expect(await isOn(client, remote)).toBe(true);
  });

  it.each([
    ['late-error', { reason: 'x is not a function' }, 'Errors', ' Most often: x is not a function'],
    ['vitals', { vitals: { inp: 900 } }, 'Slow to respond (INP)', ''],
  ] as const)(
    'that loads, but has a poor result in %s for enough people, is halted',
    async (outcome, more, words, most) => {
      const { client, remote } = await begin();
      for (const person of await people(remote, 10, false))
        await send(as(person), remote, '1.0.0', 'vitals', { vitals: { inp: 90 } });
      for (const person of await people(remote, 5)) {
        await send(as(person), remote, '1.1.0');
        await send(as(person), remote, '1.1.0', outcome, more);
      }
      await check();
      expect(await isOn(client, remote)).toBe(false);
      const { body } = await client.get<RemoteJournalEntry[]>(`/remotes/journal?remote=${remote.name}`);
      expect(body[0]?.reason).toBe(`${words} for 5 of 5 people; the live version for 0 of 10 people.${most}`);
    },
  );

  it('whose pages are painted later continues, and its figures say so', async () => {
    const { client, remote } = await begin();
    for (const person of await people(remote, 10, false))
      await send(as(person), remote, '1.0.0', 'vitals', { vitals: { lcp: 900 } });
    for (const person of await people(remote, 5))
      await send(as(person), remote, '1.1.0', 'vitals', { vitals: { lcp: 4_001 } });
    await check();
    expect(await isOn(client, remote)).toBe(true);
    const { body } = await client.get<RemoteFigures>(`/remotes/${remote.name}/figures`);
    expect(body.versions.map(({ version, place, worse }) => [version, place, worse])).toEqual([
      ['1.0.0', 'live', []],
      ['1.1.0', 'canary', ['lcp']],
    ]);
  });

  it('becomes live for everyone once enough people have loaded it', async () => {
    const { client, remote } = await begin();
    const [last, ...others] = await people(remote, 5);
    for (const person of others) await send(as(person), remote, '1.1.0');
    const refused = await activate(client, remote, '1.1.0');
    expect(refused).toMatchObject(refusal(409, 'REMOTE_CANARY_UNPROVEN'));
    expect(refused.body).toMatchObject({
      message: expect.stringContaining('was loaded by 4 of the 5 people'),
    });
    if (last) await send(as(last), remote, '1.1.0');
    expect((await activate(client, remote, '1.1.0')).status).toBe(200);
  });

  it('that fails for two of six does not become live for everyone', async () => {
    const { client, remote } = await begin();
    const [first, second, ...others] = await people(remote, 6);
    for (const person of others) await send(as(person), remote, '1.1.0');
    for (const person of [first, second]) if (person) await fail(person, remote);
    const refused = await activate(client, remote, '1.1.0');
    expect(refused).toMatchObject(refusal(409, 'REMOTE_CANARY_UNPROVEN'));
    expect(refused.body).toMatchObject({
      message: expect.stringContaining('failed for 2 of the 6 people who loaded it'),
    });
  });

  it('that fails for most people becomes live only with force, which the journal records', async () => {
    const { client, remote } = await begin();
    for (const person of await people(remote, 5)) await fail(person, remote);
    expect(await activate(client, remote, '1.1.0')).toMatchObject(refusal(409, 'REMOTE_CANARY_UNPROVEN'));
    expect((await activate(client, remote, '1.1.0', { skipped: ['loads', 'checks'] })).status).toBe(200);
    const { body } = await client.get<RemoteJournalEntry[]>(`/remotes/journal?remote=${remote.name}`);
    expect(body[0]).toMatchObject({ action: 'activate', version: '1.1.0', skipped: ['loads', 'checks'] });
    expect(body[1]).toMatchObject({ skipped: [] });
  });

  it.each([[['everything']], [['loads', 'loads']], ['loads']])(
    'is not activated for everyone by %j',
    async (skipped) => {
      const { client, remote } = await begin();
      expect(await activate(client, remote, '1.1.0', { skipped })).toMatchObject(
        refusal(400, 'VALIDATION_FAILED'),
      );
    },
  );
});
