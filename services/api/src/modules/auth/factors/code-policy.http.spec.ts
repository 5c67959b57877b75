import type { AuthResult, CodeRule, FactorSetup } from '@taskloom/contracts';
import { generateSync } from 'otplib';
import { PASSWORD, refusal, useApi, type TestUser } from '../../../../test/index.js';

const { anonymous, as, given, rows } = useApi();

const PERIOD_MS = 30_000;
/** The clock of the server, which the tests set. */
const start = Math.ceil(Date.now() / PERIOD_MS) * PERIOD_MS;
const at = (ms: number) => jest.setSystemTime(start + ms);

beforeEach(() => {
  jest.useFakeTimers({
    now: start,
    doNotFake: [
      'nextTick',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await rows('DELETE FROM policies');
});

const codeOf = (secret: string, period: number): string =>
  generateSync({ secret, epoch: (start + period * PERIOD_MS) / 1_000 });
const setRule = async (codes: CodeRule) => {
  const { admin } = await given.team();
  expect(await as(admin).patch('/admin/policies', { codes })).toMatchObject({ status: 200, body: { codes } });
  return admin;
};
/** Someone who has turned it on with the code of the first period. */
const withFactor = async () => {
  at(0);
  const user = await given.user();
  const { body } = await as(user).post<FactorSetup>('/auth/factor/setup', { password: PASSWORD });
  const confirmed = await as(user).post('/auth/factor/confirm', { code: codeOf(body.secret, 0) });
  expect(confirmed).toMatchObject({ status: 200 });
  return { user, secret: body.secret };
};
const signIn = ({ email }: TestUser, code: string) =>
  anonymous.post<AuthResult>('/auth/login', { email, password: PASSWORD, code });
const invalid = refusal(403, 'CODE_INVALID');

it('by default, the codes before and after the current one count too, and none beyond', async () => {
  const { user, secret } = await withFactor();
  at(3 * PERIOD_MS);
  for (const period of [1, 5]) expect(await signIn(user, codeOf(secret, period))).toMatchObject(invalid);
  for (const period of [2, 3, 4])
    expect(await signIn(user, codeOf(secret, period))).toMatchObject({ status: 200 });
});

describe('when an admin has chosen the strict rule', () => {
  it('a code counts for its 30 seconds, from the first to the last millisecond', async () => {
    await setRule('strict');
    const [early, late] = [await withFactor(), await withFactor()];
    for (const ms of [2 * PERIOD_MS - 1, 3 * PERIOD_MS]) {
      at(ms);
      expect(await signIn(early.user, codeOf(early.secret, 2))).toMatchObject(invalid);
    }
    at(2 * PERIOD_MS);
    expect(await signIn(early.user, codeOf(early.secret, 2))).toMatchObject({ status: 200 });
    at(3 * PERIOD_MS - 1);
    expect(await signIn(late.user, codeOf(late.secret, 2))).toMatchObject({ status: 200 });
  });

  it('the first code of an app has to be current, too', async () => {
    await setRule('strict');
    at(0);
    const user = await given.user();
    const { body } = await as(user).post<FactorSetup>('/auth/factor/setup', { password: PASSWORD });
    const confirm = (period: number) =>
      as(user).post('/auth/factor/confirm', { code: codeOf(body.secret, period) });
    at(2 * PERIOD_MS);
    for (const period of [1, 3])
      expect(await confirm(period)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(await confirm(2)).toMatchObject({ status: 200 });
  });

  it('the change is an audit event with both rules', async () => {
    const { _id } = await setRule('strict');
    const events = await rows(`SELECT subject, details FROM audit_events WHERE actor_id = $1`, [_id]);
    expect(events).toEqual([{ subject: 'codes', details: { from: 'tolerant', to: 'strict' } }]);
  });
});
