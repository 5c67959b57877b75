import type { AuditKind, AuthResult } from '@taskloom/contracts';
import { PASSWORD, useApi } from '../../../test/index.js';

const { anonymous, as, given, rows } = useApi({ TRUST_PROXY: '1' });

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const events = (kind: AuditKind) =>
  rows<{ actor_id: string | null; person_id: string | null; address: string; count: number }>(
    'SELECT actor_id, person_id, address, count FROM audit_events WHERE kind = $1 ORDER BY id',
    [kind],
  );
afterEach(() => rows('DELETE FROM audit_events'));

it('records sign-ins and failed ones with person and address', async () => {
  const { _id, email } = await given.user();
  await anonymous.post('/auth/login', { email, password: 'wrong word' }, from('192.0.2.1'));
  await anonymous.post('/auth/login', { email, password: PASSWORD }, from('192.0.2.2'));
  expect(await events('sign_in_failed')).toEqual([
    { actor_id: null, person_id: _id, address: '192.0.2.1', count: 1 },
  ]);
  expect(await events('sign_in')).toEqual([
    { actor_id: _id, person_id: null, address: '192.0.2.2', count: 1 },
  ]);
});

it('stores nothing that was typed, and one row for any number of unknown accounts', async () => {
  for (let n = 0; n < 30; n++) {
    await anonymous.post(
      '/auth/login',
      { email: `ghost-${n}@example.com`, password: 'secret word' },
      from('192.0.2.1'),
    );
  }
  expect(await events('sign_in_failed')).toEqual([
    { actor_id: null, person_id: null, address: '192.0.2.1', count: 30 },
  ]);
  const text = JSON.stringify(await rows('SELECT * FROM audit_events'));
  expect(text).not.toContain('ghost');
  expect(text).not.toContain('secret');
});

it('records successful registrations and password changes only', async () => {
  const registration = { name: 'Ada', email: 'ada@example.com', password: 'first word' };
  const { body } = await anonymous.post<AuthResult>('/auth/register', registration, from('192.0.2.1'));
  await anonymous.post('/auth/register', registration, from('192.0.2.1'));
  await as(body).post('/auth/password', { current: 'wrong', next: 'second word' }, from('192.0.2.3'));
  await as(body).post('/auth/password', { current: 'first word', next: 'second word' }, from('192.0.2.4'));
  const actor = { actor_id: body.user._id, person_id: null, count: 1 };
  expect(await events('registered')).toEqual([{ ...actor, address: '192.0.2.1' }]);
  expect(await events('password_changed')).toEqual([{ ...actor, address: '192.0.2.4' }]);
  expect(await events('sign_in_failed')).toEqual([
    { ...actor, person_id: body.user._id, address: '192.0.2.3' },
  ]);
});
