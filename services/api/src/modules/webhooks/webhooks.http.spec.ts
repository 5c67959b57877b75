import { LIMITS, type Webhook, type WebhookCreated } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { refusal, useApi, type TestUser } from '../../../test/index.js';

const { as, given, rows } = useApi();

const ADDRESS = 'https://reports.example.com/hooks';
const setUp = async () => {
  const { admin } = await given.team();
  const { name } = await given.remote();
  return { admin, name, hooks: `/remotes/${name}/webhooks` };
};
const create = (admin: TestUser, hooks: string, parts: object = {}) =>
  as(admin).post<WebhookCreated>(hooks, { address: ADDRESS, events: ['task.created'], ...parts });
const list = async (admin: TestUser, hooks: string) => (await as(admin).get<Webhook[]>(hooks)).body;
const audited = async (remote: string) => {
  const events = await rows<{ details: { action: string } }>(
    `SELECT details FROM audit_events WHERE kind = 'webhook_changed' AND subject = $1 ORDER BY id`,
    [remote],
  );
  return events.map(({ details }) => details.action);
};

describe('a webhook', () => {
  it('is created with a secret, which is shown once and stored sealed', async () => {
    const { admin, hooks } = await setUp();
    const { status, body } = await create(admin, hooks, { events: ['task.deleted', 'task.created'] });
    expect(status).toBe(200);
    expect(body).toEqual({
      secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
      webhook: {
        _id: expect.any(String),
        address: ADDRESS,
        events: ['task.created', 'task.deleted'],
        createdAt: expect.any(String),
        createdBy: { _id: admin._id, name: admin.name, avatar: expect.any(String) },
        disabledAt: null,
        disabledBy: null,
        failingSince: null,
        waiting: 0,
      },
    });
    expect(await list(admin, hooks)).toEqual([body.webhook]);
    const stored = await rows('SELECT * FROM remote_webhooks');
    expect(JSON.stringify(stored)).not.toContain(body.secret.slice(6));
  });

  it('is changed, disabled, enabled, rotated and deleted, with an audit event for each', async () => {
    const { admin, name, hooks } = await setUp();
    const { body } = await create(admin, hooks);
    const path = `${hooks}/${body.webhook._id}`;
    const patch = async (change: object) => (await as(admin).patch<Webhook>(path, change)).body;
    expect(await patch({ events: ['file.added'] })).toMatchObject({ events: ['file.added'] });
    expect(await patch({ enabled: false })).toMatchObject({
      disabledAt: expect.any(String),
      disabledBy: 'admin',
    });
    expect(await patch({ enabled: false })).toMatchObject({ disabledBy: 'admin' });
    expect(await patch({ enabled: true })).toMatchObject({ disabledAt: null, disabledBy: null });
    const { body: rotated } = await as(admin).post<WebhookCreated>(`${path}/secret`);
    expect(rotated.secret).not.toBe(body.secret);
    expect(await as(admin).delete(path)).toMatchObject({ status: 200 });
    expect(await list(admin, hooks)).toEqual([]);
    expect(await as(admin).delete(path)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await audited(name)).toEqual(['created', 'changed', 'disabled', 'enabled', 'rotated', 'deleted']);
  });

  it.each([
    { events: [] },
    { events: ['task.exploded'] },
    { address: 'http://reports.example.com' },
    { address: 'https://127.0.0.1/hooks' },
    { address: 'https://[fd00::1]' },
    { address: 'https://user:word@example.com' },
    { address: 'https://reports.example.com:99999999' },
    { address: undefined },
  ])('is refused with %j', async (parts) => {
    const { admin, hooks } = await setUp();
    expect(await create(admin, hooks, parts)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(await list(admin, hooks)).toEqual([]);
  });

  it('is limited in number for each remote', async () => {
    const { admin, hooks } = await setUp();
    const all = await Promise.all(Array.from({ length: LIMITS.webhooks + 2 }, () => create(admin, hooks)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(LIMITS.webhooks);
    expect(all.find(({ status }) => status !== 200)).toMatchObject(refusal(409, 'TOO_MANY_WEBHOOKS'));
    const other = await setUp();
    expect(await create(other.admin, other.hooks)).toMatchObject({ status: 200 });
  });

  it('belongs to one remote', async () => {
    const { admin, hooks } = await setUp();
    const { body } = await create(admin, hooks);
    const { hooks: others } = await setUp();
    const path = `${others}/${body.webhook._id}`;
    const delivery = `deliveries/${uuid()}/redelivery`;
    for (const answer of [
      await as(admin).patch(path, { enabled: false }),
      await as(admin).post(`${path}/secret`),
      await as(admin).get(`${path}/deliveries`),
      await as(admin).post(`${path}/${delivery}`),
      await as(admin).delete(path),
      await as(admin).post(`${hooks}/${body.webhook._id}/${delivery}`),
    ])
      expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await list(admin, hooks)).toEqual([body.webhook]);
  });

  it('needs a recent proof of who the admin is, where a secret is shown', async () => {
    const { admin, hooks } = await setUp();
    const { body } = await create(admin, hooks);
    await rows("UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1", [
      admin._id,
    ]);
    for (const path of [hooks, `${hooks}/${body.webhook._id}/secret`])
      expect(await as(admin).post(path, { address: ADDRESS, events: ['task.created'] })).toMatchObject(
        refusal(403, 'STEP_UP_REQUIRED'),
      );
  });
});
