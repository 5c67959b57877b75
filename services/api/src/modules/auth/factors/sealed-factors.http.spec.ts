import { createSecretKey } from 'node:crypto';
import { ConfigService } from '@nestjs/config';
import { JwtService } from '@nestjs/jwt';
import type { FactorSetup, RecoveryCodes } from '@taskloom/contracts';
import { generateSync } from 'otplib';
import { PASSWORD, refusal, useApi, type TestUser } from '../../../../test/index.js';
import type { Config } from '../../../platform/config/index.js';
import { Database } from '../../../platform/database/index.js';
import { SecretBox } from '../../../platform/secrets/index.js';
import { SessionTokens } from '../sessions/session-tokens.js';
import { FactorsRepository } from './factors.repository.js';
import { RecoveryCodesRepository } from './recovery-codes.repository.js';
import { hashRecoveryCode } from './recovery-codes.js';
import { SealedFactorsService } from './sealed-factors.service.js';

const { anonymous, app, as, given, rows } = useApi();

const PERIOD_MS = 30_000;
const codeOf = (secret: string, later = 0) =>
  generateSync({ secret, epoch: Math.floor((Date.now() + later * PERIOD_MS) / 1_000) });
const withFactor = async () => {
  const user = await given.user();
  const { secret } = (await as(user).post<FactorSetup>('/auth/factor/setup', { password: PASSWORD })).body;
  const { body } = await as(user).post<RecoveryCodes>('/auth/factor/confirm', { code: codeOf(secret) });
  return { user, secret, recoveryCodes: body.recoveryCodes };
};
const storedOf = async ({ _id }: TestUser): Promise<string> => {
  const [row] = await rows<{ secret: string }>('SELECT secret FROM second_factors WHERE user_id = $1', [_id]);
  return row?.secret ?? '';
};
const store = ({ _id }: TestUser, secret: string) =>
  rows('UPDATE second_factors SET secret = $2 WHERE user_id = $1', [_id, secret]);
const signIn = ({ email }: TestUser, code: string) =>
  anonymous.post('/auth/login', { email, password: PASSWORD, code });

/** The settings of a server whose key is `key`. */
const settings = (key: string, previous?: string) => {
  const keyOf = (text: string) => createSecretKey(text, 'utf8');
  const session = { key: keyOf(key), previous: previous && keyOf(previous), days: 30, idleMinutes: 0 };
  return new ConfigService<Config, true>({ session });
};
const OTHER_KEY = 'another key of an installation, long enough';
const keyNow = () =>
  app()
    .get(ConfigService<Config, true>)
    .get('session.key', { infer: true })
    .export()
    .toString();

/** Starts a server with these settings. */
const start = (config: ConfigService<Config, true>) => {
  const box = new SecretBox(config);
  const codes = new RecoveryCodesRepository(app().get(Database), box);
  return new SealedFactorsService(app().get(FactorsRepository), codes, box).onApplicationBootstrap();
};

describe('the secret of an authenticator app', () => {
  it('is stored encrypted, and its codes are accepted', async () => {
    const { user, secret } = await withFactor();
    expect(await storedOf(user)).toMatch(/^v1\.[\w-]{6}\.[\w-]+$/);
    expect(JSON.stringify(await rows('SELECT * FROM second_factors'))).not.toContain(secret);
    expect(await signIn(user, codeOf(secret, 1))).toMatchObject({ status: 200 });
  });

  it('of an earlier version is accepted as it is, and encrypted at the next start', async () => {
    const { user, secret } = await withFactor();
    await store(user, secret);
    expect(await signIn(user, codeOf(secret, 1))).toMatchObject({ status: 200 });
    await start(settings(keyNow()));
    expect(await storedOf(user)).not.toContain(secret);
    expect(
      app()
        .get(SecretBox)
        .open(await storedOf(user), user._id),
    ).toBe(secret);
  });

  it('moves to a new key at the start with JWT_SECRET_PREVIOUS', async () => {
    const { user, secret } = await withFactor();
    await start(settings(OTHER_KEY, keyNow()));
    expect(new SecretBox(settings(OTHER_KEY)).open(await storedOf(user), user._id)).toBe(secret);
  });

  it('stays as it is under a key that is unknown: its codes are refused, recovery codes sign in', async () => {
    const { user, secret, recoveryCodes } = await withFactor();
    const sealed = new SecretBox(settings(OTHER_KEY)).seal(secret, user._id);
    await store(user, sealed);
    await start(settings(keyNow()));
    expect(await storedOf(user)).toBe(sealed);
    expect(await signIn(user, codeOf(secret, 1))).toMatchObject(refusal(403, 'CODE_INVALID'));
    expect(await signIn(user, recoveryCodes[0] ?? '')).toMatchObject({ status: 200 });
  });

  it('of another person is not accepted', async () => {
    const [ann, ben] = [await withFactor(), await withFactor()];
    await store(ben.user, await storedOf(ann.user));
    expect(await signIn(ben.user, codeOf(ann.secret, 1))).toMatchObject(refusal(403, 'CODE_INVALID'));
    expect(await signIn(ann.user, codeOf(ann.secret, 1))).toMatchObject({ status: 200 });
  });
});

describe('a recovery code', () => {
  const stored = async ({ _id }: TestUser) =>
    (
      await rows<{ hash: Buffer }>('SELECT code_hash AS hash FROM recovery_codes WHERE user_id = $1', [_id])
    ).map(({ hash }) => hash);

  it('of an earlier version works before and after it is encrypted at the next start', async () => {
    const { user, recoveryCodes } = await withFactor();
    await rows('DELETE FROM recovery_codes WHERE user_id = $1', [user._id]);
    const [first = '', second = ''] = recoveryCodes;
    for (const code of [first, second])
      await rows('INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, $2)', [
        ...[user._id, hashRecoveryCode(code)],
      ]);
    expect(await signIn(user, first)).toMatchObject({ status: 200 });
    await start(settings(keyNow()));
    const [hash] = await stored(user);
    expect(hash?.toString()).toMatch(/^v1\.[\w-]{6}\.[\w-]+$/);
    expect(await signIn(user, second)).toMatchObject({ status: 200 });
    expect(await signIn(user, second)).toMatchObject(refusal(403, 'CODE_INVALID'));
  });

  it('moves to a new key at the start with JWT_SECRET_PREVIOUS', async () => {
    const { user, recoveryCodes } = await withFactor();
    await start(settings(OTHER_KEY, keyNow()));
    const moved = new RecoveryCodesRepository(app().get(Database), new SecretBox(settings(OTHER_KEY)));
    expect(await moved.use(user._id, recoveryCodes[0] ?? '')).toBe(true);
    expect(await signIn(user, recoveryCodes[1] ?? '')).toMatchObject(refusal(403, 'CODE_INVALID'));
  });
});

it('a session outlives a change of the key only with JWT_SECRET_PREVIOUS', async () => {
  const user = await given.user();
  const verifyOptions = { algorithms: ['HS256' as const], issuer: 'taskloom', audience: 'taskloom' };
  const tokensOf = (config: ConfigService<Config, true>) =>
    new SessionTokens(
      new JwtService({ verifyOptions, secret: config.get('session.key', { infer: true }) }),
      config,
    );
  expect(tokensOf(settings(OTHER_KEY, keyNow())).verify(user.token)).toMatchObject({
    sessionId: expect.any(String),
  });
  expect(tokensOf(settings(OTHER_KEY)).verify(user.token)).toBeUndefined();
  expect(
    tokensOf(settings(OTHER_KEY, 'a third key that has signed nothing')).verify(user.token),
  ).toBeUndefined();
});
