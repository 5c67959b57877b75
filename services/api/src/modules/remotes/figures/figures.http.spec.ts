import type { RemoteFigures, RemoteReport, RemoteUpgrade, RemoteVersionFigures } from '@taskloom/contracts';
import { refusal, useApi, type HttpClient, type TestRemote } from '../../../../test/index.js';
import { CanaryWatch } from '../beacons/canary-watch.service.js';

const { app, as, deploying, given, rows } = useApi();

const admin = async (): Promise<HttpClient> => as((await given.team()).admin);
const two = () => given.remote({ versions: ['1.0.0', '1.1.0'], live: '1.0.0' });

const send = (
  client: HttpClient,
  { name }: TestRemote,
  outcome: RemoteReport['outcome'],
  more: Partial<RemoteReport> = {},
) =>
  client.post('/remotes/beacons', {
    name,
    version: '1.0.0',
    outcome,
    stage: 'ready',
    durationMs: outcome === 'long-task' ? 300 : 0,
    ...more,
  });
const someone = async (): Promise<HttpClient> => as(await given.user());
/** As a person who has reported nothing yet. */
const report = async (...about: [TestRemote, RemoteReport['outcome'], Partial<RemoteReport>?]) =>
  send(await someone(), ...about);

const figuresOf = async (client: HttpClient, { name }: TestRemote): Promise<RemoteFigures> => {
  const { status, body } = await client.get<RemoteFigures>(`/remotes/${name}/figures`);
  expect(status).toBe(200);
  return body;
};
const versionOf = ({ versions }: RemoteFigures, version: string): RemoteVersionFigures => {
  const found = versions.find((one) => one.version === version);
  if (!found) throw new Error(`${version} is not in the figures`);
  return found;
};

describe('the figures of a remote', () => {
  it('are read by admins and with its deploy token, and by no one else', async () => {
    const [remote, other] = [await two(), await two()];
    expect(await figuresOf(await admin(), remote)).toMatchObject({ name: remote.name, title: remote.name });
    const team = deploying(await given.deployToken(remote.name));
    expect((await figuresOf(team, remote)).name).toBe(remote.name);
    expect(await team.get(`/remotes/${other.name}/figures`)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await (await someone()).get(`/remotes/${remote.name}/figures`)).toMatchObject(
      refusal(403, 'FORBIDDEN'),
    );
    expect(await (await admin()).get('/remotes/unheard/figures')).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('are empty before anyone has loaded it, with its live version and 48 hours', async () => {
    const figures = await figuresOf(await admin(), await two());
    expect(figures).toMatchObject({ errors: [], longTasks: [] });
    expect(figures.versions).toEqual([
      {
        version: '1.0.0',
        place: 'live',
        people: 0,
        share: 0,
        failures: 0,
        errors: 0,
        longTasks: 0,
        vitals: { lcp: null, inp: null, cls: null },
        worse: [],
      },
    ]);
    expect(figures.hours).toHaveLength(48);
    expect(new Set(figures.hours.map(({ loads }) => loads))).toEqual(new Set([0]));
  });

  it('have the share of people of each version, by the last one that they loaded', async () => {
    const remote = await two();
    for (let person = 0; person < 3; person += 1) await report(remote, 'ready');
    const moved = await someone();
    await send(moved, remote, 'ready');
    await send(moved, remote, 'ready', { version: '1.1.0' });
    const figures = await figuresOf(await admin(), remote);
    expect(versionOf(figures, '1.0.0')).toMatchObject({ place: 'live', people: 3, share: 0.75 });
    expect(versionOf(figures, '1.1.0')).toMatchObject({ place: 'earlier', people: 1, share: 0.25 });
  });

  it('count each person once an hour, and the problems of each version', async () => {
    const remote = await two();
    const person = await someone();
    for (const outcome of ['ready', 'ready', 'late-error', 'late-error'] as const)
      await send(person, remote, outcome);
    await report(remote, 'failed', { stage: 'entry' });
    await report(remote, 'long-task', { reason: '/r/main.js' });
    const hour = { loads: 1, failures: 1, errors: 1, longTasks: 1 };
    expect((await figuresOf(await admin(), remote)).hours.at(-1)).toMatchObject(hour);
    await rows(`UPDATE remote_beacons SET at = at - interval '1 hour' WHERE remote = $1`, [remote.name]);
    await rows(`UPDATE remote_counts SET period = period - interval '1 hour' WHERE remote = $1`, [
      remote.name,
    ]);
    await send(person, remote, 'ready');
    const figures = await figuresOf(await admin(), remote);
    expect(figures.hours.slice(-2)).toMatchObject([hour, { loads: 1, failures: 0, errors: 0, longTasks: 0 }]);
    expect(versionOf(figures, '1.0.0')).toMatchObject({ failures: 1, errors: 1, longTasks: 1 });
    expect(figures.longTasks).toMatchObject([{ reason: '/r/main.js', people: 1, longestMs: 300 }]);
  });

  it('have the web vitals of each version, in which a person counts once a day', async () => {
    const remote = await two();
    const person = await someone();
    for (const inp of [100, 900]) await send(person, remote, 'vitals', { vitals: { inp, lcp: 1_800 } });
    for (const cls of [10, 300, 400]) await report(remote, 'vitals', { vitals: { cls } });
    const { vitals, people } = versionOf(await figuresOf(await admin(), remote), '1.0.0');
    expect(people).toBe(0);
    expect(vitals).toMatchObject({
      lcp: { values: 1, good: 1, poor: 0 },
      inp: { values: 1, p75: 88, good: 1, poor: 0 },
      cls: { values: 3, good: 1 / 3, poor: 2 / 3 },
    });
  });

  it.each([[{ inp: 60_001 }], [{ inp: -1 }], [{ lcp: 0.5 }], [{ ttfb: 4 }], ['fast'], [[]]])(
    'refuse the vitals %j',
    async (vitals) => {
      const answer = await send(await someone(), await two(), 'vitals', { vitals } as Partial<RemoteReport>);
      expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    },
  );

  it('forget what is older than two weeks', async () => {
    const remote = await two();
    await report(remote, 'late-error', { reason: 'x is not a function' });
    await rows(`UPDATE remote_counts SET period = now() - interval '15 days' WHERE remote = $1`, [
      remote.name,
    ]);
    await rows(`UPDATE remote_errors SET last_at = now() - interval '15 days' WHERE remote = $1`, [
      remote.name,
    ]);
    await app().get(CanaryWatch).forget();
    for (const table of ['remote_counts', 'remote_errors'])
      expect(await rows(`SELECT FROM ${table} WHERE remote = $1`, [remote.name])).toEqual([]);
  });
});

describe('the check of an upgrade', () => {
  const check = async (client: HttpClient, query: string) =>
    (await client.get<RemoteUpgrade[]>(`/remotes/upgrade?${query}`)).body;

  it('says what a release refuses, to admins for all remotes and to a team for its own', async () => {
    const remote = await two();
    const live = { version: '1.0.0', place: 'live' };
    const client = await admin();
    expect(await check(client, 'contracts=1.99.0&ui=1.99.0')).toContainEqual({
      ...{ name: remote.name, title: remote.name, verdict: 'runs' },
      versions: [{ ...live, unmet: [] }],
    });
    const refused = {
      ...{ name: remote.name, title: remote.name, verdict: 'refused' },
      versions: [{ ...live, unmet: ['contracts ^1.0.0'] }],
    };
    expect(await check(client, 'contracts=2.0.0')).toContainEqual(refused);
    const team = deploying(await given.deployToken(remote.name));
    expect(await check(team, 'contracts=2.0.0')).toEqual([refused]);
  });

  it('is refused to others, and for what is no version', async () => {
    expect(await (await someone()).get('/remotes/upgrade')).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await (await admin()).get('/remotes/upgrade?ui=newest')).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
  });
});

describe('errors', () => {
  const FILE = 'assets/main.js';
  const thrown = (remote: TestRemote, reason: string, at = '1:204'): Partial<RemoteReport> => ({
    reason,
    reference: 'late-k3f9',
    stack: `at draw (/r/${remote.name}/1.0.0/${FILE}:${at})\nat open (/r/${remote.name}/1.0.0/${FILE}:1:9)`,
  });

  it('are grouped by message and first position, with reports, people and the last reference', async () => {
    const remote = await two();
    const person = await someone();
    await send(person, remote, 'late-error', thrown(remote, 'Row 4 is empty'));
    await send(person, remote, 'late-error', thrown(remote, 'Row 5 is empty'));
    await report(remote, 'failed', { ...thrown(remote, 'Row 6 is empty'), stage: 'mount' });
    await report(remote, 'late-error', { ...thrown(remote, 'Row 7 is empty'), reference: 'late-last' });
    await report(remote, 'late-error', thrown(remote, 'Row 8 is empty', '1:700'));
    await report(remote, 'failed', { reason: 'The entry script answered 404', stage: 'entry' });
    const { errors } = await figuresOf(await admin(), remote);
    expect(errors).toMatchObject([
      { version: '1.0.0', message: 'Row 4 is empty', count: 4, people: 3, reference: 'late-last' },
      { version: '1.0.0', message: 'Row 8 is empty', count: 1, people: 1 },
    ]);
    expect(errors[0]?.frames).toEqual([
      { name: 'draw', file: `/r/${remote.name}/1.0.0/${FILE}`, line: 1, column: 204, resolved: false },
      { name: 'open', file: `/r/${remote.name}/1.0.0/${FILE}`, line: 1, column: 9, resolved: false },
    ]);
    expect(Date.parse(errors[0]?.firstAt ?? '')).toBeLessThanOrEqual(Date.parse(errors[0]?.lastAt ?? ''));
  });

  it('of a version are limited in number, and those of one person further', async () => {
    const remote = await two();
    const word = (n: number) => String.fromCodePoint(0x4e00 + n);
    const person = await someone();
    for (let n = 0; n < 51; n += 1) await send(person, remote, 'late-error', { reason: word(n) });
    const count = () => rows(`SELECT FROM remote_errors WHERE remote = $1`, [remote.name]);
    expect(await count()).toHaveLength(50);
    await rows(
      `INSERT INTO remote_errors (remote, version, fingerprint, message, stack)
       SELECT $1, '1.0.0', n::text, '', '' FROM generate_series(1, 50) n`,
      [remote.name],
    );
    await report(remote, 'late-error', { reason: 'one more' });
    expect(await count()).toHaveLength(100);
    await report(remote, 'late-error', { reason: word(0) });
    const [first] = (await figuresOf(await admin(), remote)).errors;
    expect(first).toMatchObject({ message: word(0), people: 2, count: 2 });
  });

  it('of people who have left are counted without them', async () => {
    const remote = await two();
    const person = await given.user();
    await send(as(person), remote, 'late-error', { reason: 'lost' });
    await rows('DELETE FROM users WHERE id = $1', [person._id]);
    const { errors } = await figuresOf(await admin(), remote);
    expect(errors).toMatchObject([{ message: 'lost', count: 1, people: 0 }]);
  });

  it('with a stack that is too long are refused', async () => {
    const answer = await report(await two(), 'late-error', { reason: 'lost', stack: 'x'.repeat(2_001) });
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });
});
