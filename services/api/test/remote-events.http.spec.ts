import type { RemoteFigures, WebhookCreated, WebhookEvent } from '@taskloom/contracts';
import { Webhook } from 'standardwebhooks';
import { TestBackend, useApi, type ReceivedRequest } from './index.js';
import { AlarmWatch } from '../src/modules/remotes/alarms/alarm-watch.service.js';
import { WebhookDeliveries } from '../src/modules/webhooks/webhook-deliveries.service.js';

const JWT_SECRET = 'b7c1f04e9a3d4c5f8e6a2b1d0c9f8e7a';
const SETTINGS = { JWT_SECRET, REMOTE_PRIVATE_HOSTS: '127.0.0.1' };
const first = useApi(SETTINGS);
/** Another process on the same database. */
const second = useApi(SETTINGS, { between: () => Promise.resolve(first.databaseUrl()) });
const { as, given, rows } = first;

const open: TestBackend[] = [];
afterEach(async () => {
  await rows('UPDATE remote_webhooks SET disabled_at = now(), disabled_by = $1', ['admin']);
  await rows('DELETE FROM remote_beacons');
  await rows('UPDATE remote_alarms SET resolved_at = now() WHERE resolved_at IS NULL');
  await Promise.all(open.splice(0).map((receiver) => receiver.close()));
});

const EVENTS: WebhookEvent[] = [
  'remote.activated',
  'remote.rolled_back',
  'canary.halted',
  'remote.alarm.raised',
  'remote.alarm.resolved',
];

const setUp = async () => {
  const receiver = new TestBackend();
  open.push(receiver);
  const address = await receiver.listen();
  const { admin } = await given.team();
  const { name } = await given.remote({ versions: ['1.0.0', '1.1.0'] });
  const { body } = await as(admin).post<WebhookCreated>(`/remotes/${name}/webhooks`, {
    address,
    events: EVENTS,
  });
  // Another process learns of a webhook within seconds.
  await second.app().get(WebhookDeliveries).check();
  const activate = (version: string) =>
    as(admin).put(`/remotes/${name}/activation`, { version, channel: 'production' });
  return { receiver, admin, name, id: body.webhook._id, secret: body.secret, activate };
};
type There = Awaited<ReturnType<typeof setUp>>;

const people: string[] = [];
/** The first `count` people report this of the version; the same people in each call. */
const report = async (
  { name }: Pick<There, 'name'>,
  version: string,
  state: string,
  count: number,
  ms = 100,
) => {
  while (people.length < count) people.push((await given.user())._id);
  await rows(
    `INSERT INTO remote_beacons (person, remote, version, state, outcome, stage, duration_ms)
     SELECT unnest($1::uuid[]), $2, $3, $4, 'ready', 'ready', $5`,
    [people.slice(0, count), name, version, state, ms],
  );
};
/** Both processes look at the same moment. */
const check = () => Promise.all([first, second].map(({ app }) => app().get(AlarmWatch).check()));
const typesOf = async ({ id }: Pick<There, 'id'>) =>
  (
    await rows<{ event: string }>('SELECT event FROM webhook_deliveries WHERE webhook_id = $1 ORDER BY id', [
      id,
    ])
  ).map(({ event }) => event);
const alarms = async ({ admin, name }: There) =>
  (await as(admin).get<RemoteFigures>(`/remotes/${name}/figures`)).body.alarms;
const verified = (secret: string, { body, headers }: ReceivedRequest): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>);
const received = async ({ receiver, secret }: There, count: number) => {
  first.app().get(WebhookDeliveries).wake();
  const all = await receiver.arrival(count);
  return all.map((request) => verified(secret, request));
};

describe('an alarm', () => {
  it('is raised once by two processes, arrives signed, and is on the page of the remote', async () => {
    const there = await setUp();
    await there.activate('1.0.0');
    await report(there, '1.0.0', 'ready', 20);
    await report(there, '1.0.0', 'failed', 3);
    await check();
    await check();
    expect(await typesOf(there)).toEqual(['remote.activated', 'remote.alarm.raised']);
    const [, alarm] = await received(there, 2);
    expect(alarm).toEqual({
      type: 'remote.alarm.raised',
      timestamp: expect.any(String),
      data: {
        remote: there.name,
        version: '1.0.0',
        previous: null,
        actorId: null,
        alarm: { measure: 'failures', people: 20, affected: 3, limit: 0.05 },
      },
    });
    expect(await alarms(there)).toEqual([
      {
        version: '1.0.0',
        measure: 'failures',
        people: 20,
        affected: 3,
        raisedAt: expect.any(String),
        resolvedAt: null,
      },
    ]);
  });

  it('does not flap: it is resolved once the share is below half of the limit', async () => {
    const there = await setUp();
    await there.activate('1.0.0');
    await report(there, '1.0.0', 'ready', 40);
    await report(there, '1.0.0', 'late-error', 5);
    await check();
    // 3 of 40: below the limit, above half of it.
    await rows(
      `DELETE FROM remote_beacons WHERE id IN (SELECT id FROM remote_beacons WHERE state = 'late-error' LIMIT 2)`,
    );
    await check();
    expect(await typesOf(there)).toEqual(['remote.activated', 'remote.alarm.raised']);
    await rows(
      `DELETE FROM remote_beacons WHERE id IN (SELECT id FROM remote_beacons WHERE state = 'late-error' LIMIT 2)`,
    );
    await check();
    expect(await typesOf(there)).toEqual([
      'remote.activated',
      'remote.alarm.raised',
      'remote.alarm.resolved',
    ]);
    expect(await alarms(there)).toMatchObject([{ measure: 'errors', resolvedAt: expect.any(String) }]);
  });

  it('is about slow responses, too, and is not raised for few people', async () => {
    const there = await setUp();
    await there.activate('1.0.0');
    await report(there, '1.0.0', 'inp', 9, 600);
    await check();
    expect(await alarms(there)).toEqual([]);
    await rows('DELETE FROM remote_beacons');
    await report(there, '1.0.0', 'inp', 10, 600);
    await check();
    expect(await alarms(there)).toMatchObject([{ measure: 'inp', people: 10, affected: 10 }]);
  });

  it('ignores reports of other versions and of more than an hour ago', async () => {
    const there = await setUp();
    await there.activate('1.1.0');
    await report(there, '1.0.0', 'failed', 20);
    await report(there, '1.1.0', 'failed', 20);
    await rows(`UPDATE remote_beacons SET at = now() - interval '61 minutes' WHERE version = '1.1.0'`);
    await check();
    expect(await alarms(there)).toEqual([]);
  });

  it('is resolved when another version is live', async () => {
    const there = await setUp();
    await there.activate('1.0.0');
    await there.activate('1.1.0');
    await report(there, '1.1.0', 'failed', 20);
    await check();
    await as(there.admin).post(`/remotes/${there.name}/rollback`, {});
    await check();
    expect(await typesOf(there)).toEqual([
      'remote.activated',
      'remote.activated',
      'remote.alarm.raised',
      'remote.rolled_back',
      'remote.alarm.resolved',
    ]);
  });
});

describe('a move', () => {
  it('arrives with the version, the one before and who did it', async () => {
    const there = await setUp();
    await there.activate('1.0.0');
    await there.activate('1.1.0');
    await as(there.admin).post(`/remotes/${there.name}/rollback`, {});
    const data = { remote: there.name, actorId: there.admin._id, alarm: null };
    expect((await received(there, 3)).slice(1)).toEqual([
      {
        type: 'remote.activated',
        timestamp: expect.any(String),
        data: { ...data, version: '1.1.0', previous: '1.0.0' },
      },
      {
        type: 'remote.rolled_back',
        timestamp: expect.any(String),
        data: { ...data, version: '1.0.0', previous: '1.1.0' },
      },
    ]);
  });

  it('is sent to the webhooks of its own remote only', async () => {
    const [there, other] = [await setUp(), await setUp()];
    await there.activate('1.0.0');
    expect(await typesOf(there)).toEqual(['remote.activated']);
    expect(await typesOf(other)).toEqual([]);
  });
});
