import type { FactorSetup, RecoveryCodes, StepUpWays } from '@taskloom/contracts';
import { generateSync } from 'otplib';
import { PASSWORD, refusal, useApi, type TestUser } from '../../../../test/index.js';

const { anonymous, as, given, rows } = useApi({ RATE_LOGIN_ACCOUNT: '5' });

const codeOf = (secret: string, later = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + later * 30 });
const age = ({ _id }: TestUser, interval: string | null) =>
  rows('UPDATE sessions SET proved_at = now() - $2::interval WHERE user_id = $1', [_id, interval]);
const prove = (user: Pick<TestUser, 'token'>, proof: object) => as(user).post('/auth/step-up', proof);

/** Someone who has got a secret for an app; turning it on needs a recent proof. */
const withSecret = async () => {
  const user = await given.user();
  const { body } = await as(user).post<FactorSetup>('/auth/factor/setup', { password: PASSWORD });
  const turnOn = (person: Pick<TestUser, 'token'> = user) =>
    as(person).post<RecoveryCodes>('/auth/factor/confirm', { code: codeOf(body.secret) });
  return { user, secret: body.secret, turnOn };
};
const withFactor = async () => {
  const { user, secret, turnOn } = await withSecret();
  const { body } = await turnOn();
  await age(user, '11 minutes');
  return { user, secret, codes: body.recoveryCodes };
};
const isProved = async ({ _id }: TestUser): Promise<boolean> => {
  const found = await rows(
    `SELECT 1 FROM sessions WHERE user_id = $1 AND proved_at > now() - interval '1 minute'`,
    [_id],
  );
  return found.length > 0;
};

describe('a sensitive change', () => {
  it('needs a proof of the last 10 minutes, and is refused with 403, which ends no session', async () => {
    const { user, turnOn } = await withSecret();
    await age(user, '11 minutes');
    expect(await turnOn()).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    expect(await as(user).get('/auth/me')).toMatchObject({ status: 200 });
    expect(await prove(user, { password: PASSWORD })).toMatchObject({ status: 200 });
    expect(await turnOn()).toMatchObject({ status: 200 });
  });

  it('is done without one soon after the last proof', async () => {
    const { user, turnOn } = await withSecret();
    await age(user, '9 minutes');
    expect(await turnOn()).toMatchObject({ status: 200 });
  });

  it('needs one in a session of an earlier version', async () => {
    const { user, turnOn } = await withSecret();
    await age(user, null);
    expect(await turnOn()).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
  });

  it('needs one in each session', async () => {
    const { user, turnOn } = await withSecret();
    const { body: other } = await anonymous.post<{ token: string }>('/auth/login', {
      email: user.email,
      password: PASSWORD,
    });
    await age(user, '11 minutes');
    await prove(other, { password: PASSWORD });
    expect(await turnOn()).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    expect(await turnOn(other)).toMatchObject({ status: 200 });
  });

  it('is never possible with an API token', async () => {
    const { user, turnOn } = await withSecret();
    const token = await given.apiToken({ user, scope: 'administer' });
    expect(await turnOn(token)).toMatchObject(refusal(403, 'TOKEN_SCOPE'));
    expect(await prove(token, { password: PASSWORD })).toMatchObject(refusal(403, 'TOKEN_SCOPE'));
  });
});

describe('a proof', () => {
  it('is the password', async () => {
    const user = await given.user();
    await age(user, '11 minutes');
    expect(await prove(user, { password: 'wrong' })).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(await prove(user, {})).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(await isProved(user)).toBe(false);
    expect(await prove(user, { password: PASSWORD })).toMatchObject({ status: 200 });
    expect(await isProved(user)).toBe(true);
  });

  it('is a code for people with a second factor, once', async () => {
    const { user, secret } = await withFactor();
    const code = codeOf(secret, 1);
    expect(await prove(user, { code: '000000' })).toMatchObject(refusal(403, 'CODE_INVALID'));
    expect(await isProved(user)).toBe(false);
    expect(await prove(user, { code })).toMatchObject({ status: 200 });
    expect(await isProved(user)).toBe(true);
    expect(await prove(user, { code })).toMatchObject(refusal(403, 'CODE_INVALID'));
  });

  it('is a recovery code, once', async () => {
    const { user, codes } = await withFactor();
    expect(await prove(user, { code: codes[0] })).toMatchObject({ status: 200 });
    expect(await prove(user, { code: codes[0] })).toMatchObject(refusal(403, 'CODE_INVALID'));
  });

  it('is no code without a second factor', async () => {
    const { user, secret } = await withSecret();
    expect(await prove(user, { code: codeOf(secret) })).toMatchObject(refusal(403, 'CODE_INVALID'));
  });

  it('can be given in the ways that the person has', async () => {
    const ways = async (user: TestUser) => (await as(user).get<StepUpWays>('/auth/step-up')).body;
    const password = { password: true, code: false, passkey: false, providers: [] };
    expect(await ways(await given.user())).toEqual(password);
    expect(await ways((await withFactor()).user)).toEqual({ ...password, code: true });
  });

  it('counts wrong passwords towards the limit of sign-ins', async () => {
    const user = await given.user();
    for (let n = 0; n < 5; n++) await prove(user, { password: 'wrong' });
    expect(await prove(user, { password: PASSWORD })).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
  });

  it.each([
    ['/auth/password', { current: PASSWORD, next: PASSWORD }],
    ['/auth/factor/setup', { password: PASSWORD }],
    ['/auth/tokens', { name: 'Report', scope: 'read', password: PASSWORD }],
  ])('is also the password in the body of %s', async (path, body) => {
    const user = await given.user();
    await age(user, '11 minutes');
    expect(await as(user).post(path, body)).toMatchObject({ status: 200 });
    expect(await isProved(user)).toBe(true);
  });

  it.each([
    ['/auth/factor/setup', {}, 200],
    ['/auth/factor/recovery-codes', {}, 409],
    ['/auth/factor/removal', {}, 409],
    ['/auth/tokens', { name: 'Report', scope: 'read' }, 200],
  ])('takes the place of the password in the body of %s', async (path, body, status) => {
    const user = await given.user();
    await age(user, '11 minutes');
    expect(await as(user).post(path, body)).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    await prove(user, { password: PASSWORD });
    expect(await as(user).post(path, body)).toMatchObject({ status });
  });

  it('does not excuse a wrong password in the body', async () => {
    const user = await given.user();
    const wrong = await as(user).post('/auth/factor/setup', { password: 'wrong' });
    expect(wrong).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });
});
