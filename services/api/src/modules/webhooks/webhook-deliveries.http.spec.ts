import { setTimeout as pause } from 'node:timers/promises';
import type { Webhook as Hook, WebhookCreated, WebhookDelivery, WebhookEvent } from '@taskloom/contracts';
import { Webhook } from 'standardwebhooks';
import { TestBackend, useApi, type ReceivedRequest, type TestUser } from '../../../test/index.js';
import { WebhookDeliveries } from './webhook-deliveries.service.js';

const JWT_SECRET = 'b7c1f04e9a3d4c5f8e6a2b1d0c9f8e7a';
const SETTINGS = { JWT_SECRET, REMOTE_PRIVATE_HOSTS: '127.0.0.1', REMOTE_BACKEND_TIMEOUT_MS: '1000' };
const first = useApi(SETTINGS);
/** Another process on the same database. */
const second = useApi(SETTINGS, { between: () => Promise.resolve(first.databaseUrl()) });
const { as, given, rows } = first;

const open: TestBackend[] = [];
const aReceiver = async () => {
  const receiver = new TestBackend();
  open.push(receiver);
  return { receiver, address: await receiver.listen() };
};
afterEach(async () => {
  await rows('UPDATE remote_webhooks SET disabled_at = now(), disabled_by = $1', ['admin']);
  await Promise.all(open.splice(0).map((receiver) => receiver.close()));
});

const setUp = async (...events: WebhookEvent[]) => {
  const { receiver, address } = await aReceiver();
  const { admin } = await given.team();
  const { name } = await given.remote();
  const { body } = await as(admin).post<WebhookCreated>(`/remotes/${name}/webhooks`, {
    address,
    events: events.length > 0 ? events : ['task.created'],
  });
  const owner = await given.user();
  const project = await given.project({ owner });
  const path = `/remotes/${name}/webhooks/${body.webhook._id}`;
  return { receiver, admin, name, owner, project, path, id: body.webhook._id, secret: body.secret };
};
type SetUp = Awaited<ReturnType<typeof setUp>>;

const addTask = ({ owner, project }: Pick<SetUp, 'owner' | 'project'>, title = 'Secret plan') =>
  as(owner).post<{ _id: string }>(`/projects/${project._id}/tasks`, { title });
const check = ({ app }: typeof first = first) => app().get(WebhookDeliveries).check();
const log = async ({ admin, path }: Pick<SetUp, 'admin' | 'path'>) =>
  (await as(admin).get<WebhookDelivery[]>(`${path}/deliveries`)).body;
/** Waits until all deliveries match, limited by the test's timeout. */
const untilLog = async (
  of: Pick<SetUp, 'admin' | 'path'>,
  are: (delivery: WebhookDelivery) => boolean,
): Promise<WebhookDelivery[]> => {
  for (;;) {
    const found = await log(of);
    if (found.length > 0 && found.every(are)) return found;
    await pause(20);
  }
};
const isDelivered = ({ state }: WebhookDelivery) => state === 'delivered';
const wasTried = ({ tries, error }: WebhookDelivery) => tries > 0 && error !== null;
const hookOf = async ({ admin, name }: { admin: TestUser; name: string }) =>
  (await as(admin).get<Hook[]>(`/remotes/${name}/webhooks`)).body[0];
/** Makes the next try due now. */
const nextTry = async ({ id }: Pick<SetUp, 'id'>, { tries = 1 } = {}) => {
  await rows('UPDATE webhook_deliveries SET due_at = now(), tries = $2 WHERE webhook_id = $1', [id, tries]);
  await check();
};
const verified = (secret: string, { body, headers }: ReceivedRequest): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

describe('a delivery', () => {
  it('arrives after the change, signed, with ids and without contents', async () => {
    const there = await setUp();
    const { body: task } = await addTask(there);
    const [received] = await there.receiver.arrival(1);
    if (!received) throw new Error('Nothing has arrived');
    expect(verified(there.secret, received)).toEqual({
      type: 'task.created',
      timestamp: expect.any(String),
      data: {
        projectId: there.project._id,
        revision: expect.any(Number),
        taskId: task._id,
        subjectId: null,
        actorId: there.owner._id,
      },
    });
    expect(received.body).not.toContain('Secret plan');
    expect(received).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    const [logged] = await untilLog(there, isDelivered);
    expect(logged).toMatchObject({
      _id: received.headers['webhook-id'],
      event: 'task.created',
      tries: 1,
      status: 200,
      error: null,
    });
  });

  it('is only for the chosen events, also of the project itself', async () => {
    const there = await setUp('project.created', 'project.deleted', 'comment.added');
    const { body: task } = await addTask(there);
    await as(there.owner).post(`/projects/${there.project._id}/tasks/${task._id}/comments`, {
      content: 'Well done',
    });
    await as(there.owner).post('/projects', {
      title: 'New',
      description: 'Something',
      deadline: '2060-01-01',
    });
    await as(there.owner).delete(`/projects/${there.project._id}`);
    await there.receiver.arrival(3);
    const received = await untilLog(there, isDelivered);
    expect(received.map(({ event }) => event)).toEqual([
      'project.deleted',
      'project.created',
      'comment.added',
    ]);
  });

  it('is tried again after a failure, with the same id, and signed anew', async () => {
    const there = await setUp();
    there.receiver.on((_received, response) => response.writeHead(500).end());
    await addTask(there);
    const [failed] = await untilLog(there, wasTried);
    expect(failed).toMatchObject({
      state: 'waiting',
      status: 500,
      error: 'The response has the status 500.',
    });
    expect(Date.parse(failed?.at ?? '')).toBeGreaterThan(Date.now());
    expect(await hookOf(there)).toMatchObject({ failingSince: expect.any(String), waiting: 1 });
    there.receiver.on((_received, response) => response.writeHead(204).end());
    await nextTry(there);
    const [received] = await there.receiver.arrival(1);
    if (!received) throw new Error('Nothing has arrived');
    expect(received.headers['webhook-id']).toBe(failed?._id);
    verified(there.secret, received);
    expect(await untilLog(there, isDelivered)).toMatchObject([{ tries: 2, status: 204, error: null }]);
    expect(await hookOf(there)).toMatchObject({ failingSince: null, waiting: 0 });
  });

  it.each<[string, Parameters<TestBackend['on']>[0], RegExp]>([
    ['hangs', () => {}, /no response in time/],
    [
      'lies about its length',
      (_received, response) => void response.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nok'),
      /UND_ERR|ECONNRESET/,
    ],
    ['floods', (_received, response) => void response.end(Buffer.alloc(200_000)), /more than 65536 bytes/],
    [
      'redirects',
      (_received, response) => response.writeHead(302, { location: '/elsewhere' }).end(),
      /status 302/,
    ],
  ])('fails when the receiver %s', async (_what, behave, error) => {
    const there = await setUp();
    there.receiver.on(behave);
    await addTask(there);
    const [failed] = await untilLog(there, wasTried);
    expect(failed).toMatchObject({ state: 'waiting', error: expect.stringMatching(error) });
  });

  it('to a slow receiver does not delay those to others', async () => {
    const [slow, fast] = [await setUp(), await setUp()];
    slow.receiver.on(() => {});
    await addTask(slow);
    await addTask(slow);
    await slow.receiver.arrival(2);
    await addTask(fast);
    const toFast = await untilLog(fast, isDelivered);
    expect(toFast.length).toBeGreaterThan(0);
  });

  it('is made once by two processes', async () => {
    const there = await setUp();
    await Promise.all(Array.from({ length: 20 }, () => addTask(there)));
    await Promise.all([check(first), check(second), check(first), check(second)]);
    const logged = await untilLog(there, isDelivered);
    const ids = there.receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(logged).toHaveLength(20);
    expect([...ids].sort()).toEqual(logged.map(({ _id }) => _id).sort());
  });

  it('can be repeated by an admin, with the same id', async () => {
    const there = await setUp();
    await addTask(there);
    const [delivered] = await untilLog(there, isDelivered);
    there.receiver.on((_received, response) => response.end());
    const again = `${there.path}/deliveries/${delivered?._id}/redelivery`;
    expect(await as(there.admin).post(again)).toMatchObject({ status: 200 });
    const [received] = await there.receiver.arrival(1);
    expect(received?.headers['webhook-id']).toBe(delivered?._id);
  });

  it('is signed with the secret before a rotation as well, for a day', async () => {
    const there = await setUp();
    const { body } = await as(there.admin).post<WebhookCreated>(`${there.path}/secret`);
    await addTask(there);
    const [received] = await there.receiver.arrival(1);
    if (!received) throw new Error('Nothing has arrived');
    for (const secret of [there.secret, body.secret]) verified(secret, received);
    await untilLog(there, isDelivered);
    await rows(`UPDATE remote_webhooks SET previous_until = now() WHERE id = $1`, [there.id]);
    there.receiver.on((_received, response) => response.end());
    await addTask(there);
    const [next] = await there.receiver.arrival(1);
    if (!next) throw new Error('Nothing has arrived');
    verified(body.secret, next);
    expect(() => verified(there.secret, next)).toThrow('No matching signature');
  });
});

describe('a webhook that fails', () => {
  const failing = async (status = 500) => {
    const there = await setUp();
    there.receiver.on((_received, response) => response.writeHead(status).end());
    await addTask(there);
    return there;
  };

  it('gives a delivery up after the last try, and is kept when others have arrived meanwhile', async () => {
    const there = await failing();
    await untilLog(there, wasTried);
    await nextTry(there, { tries: 10 });
    expect(await untilLog(there, ({ state }) => state === 'failed')).toMatchObject([
      { tries: 11, status: 500 },
    ]);
    expect(await hookOf(there)).toMatchObject({ disabledAt: null });
  });

  it('is disabled when nothing has arrived for long, and gets no more events', async () => {
    const there = await failing();
    await untilLog(there, wasTried);
    await rows(`UPDATE remote_webhooks SET failing_since = now() - interval '13 hours' WHERE id = $1`, [
      there.id,
    ]);
    await nextTry(there, { tries: 10 });
    await untilLog(there, ({ state }) => state === 'failed');
    expect(await hookOf(there)).toMatchObject({ disabledAt: expect.any(String), disabledBy: 'failures' });
    await addTask(there);
    expect(await log(there)).toHaveLength(1);
    const events = await rows(
      `SELECT actor_id, details->>'action' AS action FROM audit_events
       WHERE kind = 'webhook_changed' AND subject = $1 ORDER BY id DESC LIMIT 1`,
      [there.name],
    );
    expect(events).toEqual([{ actor_id: null, action: 'failed' }]);
  });

  it('is disabled at once when the receiver is gone for good', async () => {
    const there = await failing(410);
    await untilLog(there, ({ state }) => state === 'failed');
    expect(await hookOf(there)).toMatchObject({ disabledBy: 'failures' });
  });

  it('sends what happens after it is enabled again', async () => {
    const there = await failing(410);
    await untilLog(there, ({ state }) => state === 'failed');
    await as(there.admin).patch(there.path, { enabled: true });
    there.receiver.on((_received, response) => response.end());
    await addTask(there);
    await there.receiver.arrival(1);
    expect(await hookOf(there)).toMatchObject({ disabledAt: null });
  });
});

it('a webhook of another process gets events after its next check', async () => {
  const there = await setUp();
  await second.app().get(WebhookDeliveries).check();
  await second.as(there.owner).post(`/projects/${there.project._id}/tasks`, { title: 'Elsewhere' });
  await there.receiver.arrival(1);
});

it('deliveries are kept for 7 days, and those of a deleted webhook not at all', async () => {
  const [there, other] = [await setUp(), await setUp()];
  await addTask(there);
  await untilLog(there, isDelivered);
  await rows(
    `INSERT INTO webhook_deliveries (id, webhook_id, event, payload, delivered_at, created_at)
     SELECT gen_random_uuid(), $1, 'task.created', '{}', now(), now() - interval '8 days' FROM generate_series(1, 1500)`,
    [there.id],
  );
  await rows('DELETE FROM remote_webhooks WHERE id = $1', [other.id]);
  await first.app().get(WebhookDeliveries).removeOld();
  const left = await rows<{ id: string }>(
    'SELECT DISTINCT webhook_id AS id FROM webhook_deliveries WHERE webhook_id IN ($1, $2)',
    [there.id, other.id],
  );
  expect(left).toEqual([{ id: there.id }]);
  expect(
    (await log(there)).every(({ createdAt }) => Date.parse(createdAt) > Date.now() - 8 * 86_400_000),
  ).toBe(true);
});
