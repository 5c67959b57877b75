import type { AuthResult, FactorSetup, FactorState, RecoveryCodes } from '@taskloom/contracts';
import { generateSync } from 'otplib';
import { PASSWORD, refusal, useApi, type TestUser } from '../../../../test/index.js';
import { createResetLink } from '../resets/reset-link.js';
import { removeFactor } from './remove-factor.js';

const { anonymous, as, databaseUrl, given, rows } = useApi({ TRUST_PROXY: '1' });

const PERIOD_MS = 30_000;
/** The current code, or the one `later` periods from now. */
const codeOf = (secret: string, later = 0): string =>
  generateSync({ secret, epoch: Math.floor((Date.now() + later * PERIOD_MS) / 1_000) });

interface SignIn {
  code?: string;
  trustDevice?: boolean;
  address?: string;
  cookie?: string;
  password?: string;
}
const signIn = (
  { email }: TestUser,
  { address = '192.0.2.1', cookie = '', password = PASSWORD, ...more }: SignIn = {},
) =>
  anonymous.post<AuthResult>(
    '/auth/login',
    { email, password, ...more },
    { headers: { 'x-forwarded-for': address, cookie } },
  );
const setUp = async (user: TestUser): Promise<string> =>
  (await as(user).post<FactorSetup>('/auth/factor/setup', { password: PASSWORD })).body.secret;
const stateOf = async (user: TestUser) => (await as(user).get<FactorState>('/auth/factor')).body;

/** A person with a second factor. Turning it on has used up the current code; `next` is the following one. */
const withFactor = async () => {
  const user = await given.user();
  const secret = await setUp(user);
  const { body } = await as(user).post<RecoveryCodes>('/auth/factor/confirm', { code: codeOf(secret) });
  return { user, secret, codes: body.recoveryCodes, next: () => codeOf(secret, 1) };
};

describe('turning it on', () => {
  it('returns ten recovery codes, once, after a correct code', async () => {
    const { user, codes } = await withFactor();
    expect(new Set(codes).size).toBe(10);
    // 24 of 31 letters and digits: 118 bits.
    for (const code of codes) expect(code).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){5}[a-hjkmnp-z2-9]{4}$/);
    expect(await stateOf(user)).toEqual({ enabledAt: expect.any(String), recoveryCodesLeft: 10, due: null });
    const stored = JSON.stringify(await rows('SELECT * FROM recovery_codes, audit_events'));
    for (const code of codes) expect(stored).not.toContain(code);
  });

  it('does not affect the sign-in until the first code', async () => {
    const user = await given.user();
    await setUp(user);
    expect(await stateOf(user)).toMatchObject({ enabledAt: null });
    expect(await signIn(user)).toMatchObject({ status: 200 });
    expect(await as(user).post('/auth/factor/confirm', { code: '000000' })).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
    expect(await signIn(user)).toMatchObject({ status: 200 });
  });

  it('needs the password, and so do new recovery codes and turning it off', async () => {
    const { user } = await withFactor();
    for (const path of ['setup', 'recovery-codes', 'removal']) {
      expect(await as(user).post(`/auth/factor/${path}`, { password: 'wrong' })).toMatchObject(
        refusal(400, 'VALIDATION_FAILED'),
      );
    }
    expect(await stateOf(user)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('does not replace an active factor, so that a stolen session can’t bind its own app', async () => {
    const { user } = await withFactor();
    expect(await as(user).post('/auth/factor/setup', { password: PASSWORD })).toMatchObject(
      refusal(409, 'FACTOR_EXISTS'),
    );
  });
});

describe('signing in with it', () => {
  it('requires a code after the correct password, and opens no session before', async () => {
    const { user, next } = await withFactor();
    const sessions = () => rows('SELECT 1 FROM sessions WHERE user_id = $1', [user._id]);
    const before = await sessions();
    expect(await signIn(user)).toMatchObject(refusal(403, 'SECOND_FACTOR_REQUIRED'));
    expect(await sessions()).toEqual(before);
    expect(await signIn(user, { code: next() })).toMatchObject({
      status: 200,
      body: { token: expect.any(String) },
    });
  });

  it('does not reveal who has one: a wrong password gets the same response with and without', async () => {
    const { user, next } = await withFactor();
    const plain = await signIn(await given.user(), { password: 'wrong' });
    const withOne = await signIn(user, { password: 'wrong', code: next() });
    expect(withOne).toMatchObject({ ...refusal(401, 'CREDENTIALS_INVALID'), text: plain.text });
  });

  it('accepts each code once, even in concurrent requests', async () => {
    const { user, next } = await withFactor();
    const code = next();
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(user, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    expect(await signIn(user, { code })).toMatchObject(refusal(403, 'CODE_INVALID'));
  });

  it('does not accept the code that turned it on, nor an old or foreign one', async () => {
    const [{ user, secret }, other] = [await withFactor(), await withFactor()];
    for (const code of [codeOf(secret), codeOf(secret, -3), other.next()]) {
      expect(await signIn(user, { code })).toMatchObject(refusal(403, 'CODE_INVALID'));
    }
  });

  it('accepts a recovery code instead of the app, once, in any spelling', async () => {
    const { user, codes } = await withFactor();
    const [code = ''] = codes;
    expect(await signIn(user, { code: code.toUpperCase().replaceAll('-', ' - ') })).toMatchObject({
      status: 200,
    });
    expect(await signIn(user, { code })).toMatchObject(refusal(403, 'CODE_INVALID'));
    expect(await stateOf(user)).toMatchObject({ recoveryCodesLeft: 9 });
  });
});

it('a new password through a link keeps it', async () => {
  const { user } = await withFactor();
  const { path } = await createResetLink(databaseUrl(), user.email);
  const token = path.slice(path.indexOf('#') + 1);
  const password = 'another good word';
  expect(await anonymous.post('/auth/password/reset', { token, password })).toMatchObject({ status: 200 });
  expect(await signIn(user, { password })).toMatchObject(refusal(403, 'SECOND_FACTOR_REQUIRED'));
});

describe('guessing codes', () => {
  it('is blocked after five from one address, and another address can continue', async () => {
    const { user, next } = await withFactor();
    for (let guess = 0; guess < 5; guess++) await signIn(user, { code: '000000' });
    expect(await signIn(user, { code: next() })).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
    expect(await signIn(user, { code: next(), address: '192.0.2.2' })).toMatchObject({ status: 200 });
  });

  it('is blocked after twenty from many addresses, and a recovery code still signs in', async () => {
    const { user, next, codes } = await withFactor();
    for (let guess = 0; guess < 20; guess++)
      await signIn(user, { code: '000000', address: `198.51.100.${guess}` });
    expect(await signIn(user, { code: next(), address: '203.0.113.1' })).toMatchObject(
      refusal(429, 'TOO_MANY_REQUESTS'),
    );
    expect(await signIn(user, { code: codes[0], address: '203.0.113.1' })).toMatchObject({ status: 200 });
  });

  it('is not possible for strangers, who can’t use up the attempts of the owner', async () => {
    const { user, next } = await withFactor();
    for (let guess = 0; guess < 25; guess++) {
      await signIn(user, { password: 'wrong', code: '000000', address: `198.51.100.${guess}` });
    }
    expect(await signIn(user, { code: next() })).toMatchObject({ status: 200 });
  });
});

describe('a trusted device', () => {
  const cookieIn = (header: unknown) => /taskloom-device=[\w-]+/.exec(String(header))?.[0] ?? '';
  const trust = async () => {
    const someone = await withFactor();
    const { headers } = await signIn(someone.user, { code: someone.next(), trustDevice: true });
    return { ...someone, cookie: cookieIn(headers['set-cookie']) };
  };

  it('needs no code for 30 days, unlike any other', async () => {
    const { user, cookie } = await trust();
    expect(await signIn(user, { cookie })).toMatchObject({ status: 200 });
    expect(await signIn(user)).toMatchObject(refusal(403, 'SECOND_FACTOR_REQUIRED'));
    await rows(
      `UPDATE known_devices SET trusted_until = trusted_until - interval '30 days' WHERE user_id = $1`,
      [user._id],
    );
    expect(await signIn(user, { cookie })).toMatchObject(refusal(403, 'SECOND_FACTOR_REQUIRED'));
  });

  it('is trusted for one person only, and only after a code', async () => {
    const [{ cookie }, other] = [await trust(), await withFactor()];
    expect(await signIn(other.user, { cookie, trustDevice: true })).toMatchObject(
      refusal(403, 'SECOND_FACTOR_REQUIRED'),
    );
    expect(await signIn(other.user, { cookie })).toMatchObject(refusal(403, 'SECOND_FACTOR_REQUIRED'));
  });
});

describe('turning it off', () => {
  it('makes the password sufficient again, and is audited', async () => {
    const { user } = await withFactor();
    expect(await as(user).post('/auth/factor/removal', { password: PASSWORD })).toMatchObject({
      status: 200,
    });
    expect(await signIn(user)).toMatchObject({ status: 200 });
    expect(await rows('SELECT 1 FROM recovery_codes WHERE user_id = $1', [user._id])).toEqual([]);
    const events = await rows<{ kind: string }>(
      `SELECT kind FROM audit_events WHERE actor_id = $1 AND kind LIKE 'second%' ORDER BY id`,
      [user._id],
    );
    expect(events.map(({ kind }) => kind)).toEqual(['second_factor_added', 'second_factor_removed']);
  });

  it('is possible for the operator when a person has lost all codes', async () => {
    const { user } = await withFactor();
    expect(await removeFactor(databaseUrl(), user.email)).toEqual({ name: user.name, removed: true });
    expect(await signIn(user)).toMatchObject({ status: 200 });
    expect(await removeFactor(databaseUrl(), user.email)).toEqual({ name: user.name, removed: false });
  });

  it('replaces the recovery codes on request: the old ones end', async () => {
    const { user, codes } = await withFactor();
    const { body } = await as(user).post<RecoveryCodes>('/auth/factor/recovery-codes', {
      password: PASSWORD,
    });
    expect(await signIn(user, { code: codes[0] })).toMatchObject(refusal(403, 'CODE_INVALID'));
    expect(await signIn(user, { code: body.recoveryCodes[0] })).toMatchObject({ status: 200 });
  });
});
