import type { AuditKind } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { useApi } from '../../../test/index.js';
import { Database } from '../database/index.js';
import { AuditService, type AuditEntry } from './index.js';

const api = useApi({ AUDIT_DAYS: '30' });
const audit = () => api.app().get(AuditService);
const record = (entry: AuditEntry) => audit().record(undefined, entry);
const events = (kind: AuditKind) =>
  api.rows<{ person: string | null; address: string | null; count: number; details: object }>(
    'SELECT person_id AS person, address, count, details FROM audit_events WHERE kind = $1 ORDER BY id',
    [kind],
  );
afterEach(() => api.rows('DELETE FROM audit_events'));

const many = async (count: number, entry: (number: number) => AuditEntry) => {
  for (let number = 0; number < count; number++) await record(entry(number));
};

describe('AuditService.record', () => {
  it('stores the actor, the affected person and team, and the address', async () => {
    const user = await api.given.user();
    const team = await api.given.team({ members: [user] });
    await record({
      kind: 'role_changed',
      address: '192.0.2.1',
      actorId: team.admin._id,
      personId: user._id,
      details: { role: 'admin' },
    });
    const [row] = await api.rows('SELECT * FROM audit_events');
    expect(row).toMatchObject({
      kind: 'role_changed',
      address: '192.0.2.1',
      actor_id: team.admin._id,
      person_id: user._id,
      team_id: team._id,
      details: { role: 'admin' },
      count: 1,
    });
  });

  it('is rolled back with its transaction', async () => {
    const database = api.app().get(Database);
    const write = database.transaction(async (tx) => {
      await audit().record(tx, { kind: 'password_changed', address: null });
      throw new Error('undo');
    });
    await expect(write).rejects.toThrow('undo');
    expect(await events('password_changed')).toEqual([]);
  });

  it('stores each action of a person separately, even repeated ones', async () => {
    await many(3, () => ({ kind: 'password_changed', address: '192.0.2.1' }));
    expect((await events('password_changed')).map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  it('counts failed sign-ins from one address to one account in one row', async () => {
    const personId = uuid();
    await many(50, () => ({ kind: 'sign_in_failed', address: '192.0.2.1', personId }));
    expect(await events('sign_in_failed')).toEqual([
      { person: personId, address: '192.0.2.1', count: 50, details: {} },
    ]);
  });

  it('stays small when one address tries many accounts', async () => {
    await many(100, () => ({ kind: 'sign_in_failed', address: '192.0.2.1', personId: uuid() }));
    const rows = await events('sign_in_failed');
    expect(rows).toHaveLength(21);
    expect(rows.at(-1)).toMatchObject({ person: null, address: '192.0.2.1', count: 80 });
  });

  it('stays small when many addresses try one account, and still counts in existing rows', async () => {
    const personId = uuid();
    const from = (number: number): AuditEntry => ({
      kind: 'sign_in_failed',
      address: `2001:db8::${number}`,
      personId,
    });
    await many(400, from);
    await record(from(0));
    const rows = await events('sign_in_failed');
    expect(rows).toHaveLength(301);
    expect(rows[0]).toMatchObject({ address: '2001:db8::0', count: 2 });
    expect(rows.at(-1)).toMatchObject({ person: null, address: null, count: 100 });
  });

  it('stays small when a signed-in person repeats an action', async () => {
    await many(1_005, () => ({ kind: 'invitation_sent', address: '192.0.2.1', subject: 'a@example.com' }));
    const rows = await events('invitation_sent');
    expect(rows).toHaveLength(1_001);
    expect(rows.at(-1)).toMatchObject({ address: null, count: 5 });
  });
});

it('deletes all events older than AUDIT_DAYS, and nothing else', async () => {
  await api.rows(
    `INSERT INTO audit_events (id, kind, at, hour)
     SELECT gen_random_uuid(), 'sign_in', now() - interval '31 days', now() FROM generate_series(1, 2500)`,
  );
  await api.rows(
    `INSERT INTO audit_events (id, kind, at, hour)
     VALUES (gen_random_uuid(), 'sign_in', now() - interval '29 days', now())`,
  );
  await audit().removeOld();
  expect(await events('sign_in')).toHaveLength(1);
});
