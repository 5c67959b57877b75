import {
  LIMITS,
  type AuthResult,
  type Passkey,
  type PasskeyCreate,
  type PasskeyCreation,
  type PasskeyRequest,
} from '@taskloom/contracts';
import { Authenticator } from '../../../../test/authenticator.js';
import { refusal, useApi, type TestUser } from '../../../../test/index.js';
import { UsedChallenges } from '../used-challenges.js';

const { anonymous, app, as, given, rows } = useApi();

const INVALID = refusal(403, 'PASSKEY_INVALID');
const options = async (user: Pick<TestUser, 'token'>) =>
  (await as(user).post<PasskeyCreation>('/auth/passkeys/options')).body;
const add = (user: Pick<TestUser, 'token'>, created: PasskeyCreate) =>
  as(user).post<Passkey>('/auth/passkeys', created);
const age = ({ _id }: TestUser) =>
  rows(`UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1`, [_id]);

const withPasskey = async () => {
  const user = await given.user();
  const key = new Authenticator();
  const { body: passkey } = await add(user, key.create(await options(user)));
  return { user, key, passkey };
};

/** The browser of a sign-in: its cookie, and the challenge that it has got. */
const visit = async (cookie = '') => {
  const { body, headers } = await anonymous.post<PasskeyRequest>('/auth/login/passkey/options', undefined, {
    headers: { cookie },
  });
  return { request: body, cookie: /taskloom-device=[\w-]+/.exec(String(headers['set-cookie']))?.[0] ?? '' };
};
const signIn = (proof: object, cookie: string) =>
  anonymous.post<AuthResult>('/auth/login/passkey', proof, { headers: { cookie } });

const events = async ({ _id }: TestUser, kind: string) =>
  rows(`SELECT subject, details FROM audit_events WHERE (actor_id = $1 OR person_id = $1) AND kind = $2`, [
    _id,
    kind,
  ]);

describe('adding a passkey', () => {
  it('lists it with its name, stores no secret and is audited', async () => {
    const { user, passkey } = await withPasskey();
    expect(passkey).toEqual({
      _id: expect.any(String),
      name: 'Laptop',
      synced: false,
      createdAt: expect.any(String),
      lastUsedAt: null,
    });
    expect((await as(user).get('/auth/passkeys')).body).toEqual([passkey]);
    expect(await events(user, 'passkey_added')).toMatchObject([{ subject: 'Laptop' }]);
  });

  it('needs a recent proof', async () => {
    const user = await given.user();
    const created = new Authenticator().create(await options(user));
    await age(user);
    expect(await as(user).post('/auth/passkeys/options')).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    expect(await add(user, created)).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
  });

  it('is refused for another site, without a check of the person, and for a challenge of someone else', async () => {
    const [user, other] = [await given.user(), await given.user()];
    const key = () => new Authenticator();
    const evil = key().create(await options(user), { origin: 'https://evil.example' });
    expect(await add(user, evil)).toMatchObject(INVALID);
    const elsewhere = await options(user);
    elsewhere.rp.id = 'evil.example';
    expect(await add(user, key().create(elsewhere))).toMatchObject(INVALID);
    expect(await add(user, key().create(await options(user), { verified: false }))).toMatchObject(INVALID);
    expect(await add(user, key().create(await options(other)))).toMatchObject(INVALID);
    const { request } = await visit();
    const forSignIn = { ...(await options(user)), challenge: request.challenge };
    expect(await add(user, key().create(forSignIn))).toMatchObject(INVALID);
  });

  it('uses its challenge up', async () => {
    const user = await given.user();
    const begun = await options(user);
    expect(await add(user, new Authenticator().create(begun))).toMatchObject({ status: 200 });
    expect(await add(user, new Authenticator().create(begun))).toMatchObject(INVALID);
  });

  it('is refused for one that exists, also of someone else', async () => {
    const { user, key } = await withPasskey();
    expect((await options(user)).excludeCredentials).toHaveLength(1);
    const other = await given.user();
    for (const person of [user, other])
      expect(await add(person, key.create(await options(person)))).toMatchObject(
        refusal(409, 'PASSKEY_EXISTS'),
      );
  });

  it(`is possible ${LIMITS.passkeys} times`, async () => {
    const { user } = await withPasskey();
    await rows(
      `INSERT INTO passkeys (id, user_id, name, credential_id, public_key, synced)
       SELECT gen_random_uuid(), $1::uuid, 'Key', decode(md5($1::uuid::text || n), 'hex'), '', false
       FROM generate_series(2, $2::int) n`,
      [user._id, LIMITS.passkeys],
    );
    expect(await add(user, new Authenticator().create(await options(user)))).toMatchObject(
      refusal(409, 'TOO_MANY_PASSKEYS'),
    );
  });
});

describe('signing in with a passkey', () => {
  it('needs nothing else, also with a second factor, and notes the use', async () => {
    const { user, key } = await withPasskey();
    await rows(
      `INSERT INTO second_factors (user_id, secret, confirmed_at) VALUES ($1, 'JBSWY3DPEHPK3PXP', now())`,
      [user._id],
    );
    const { request, cookie } = await visit();
    const { status, body } = await signIn(key.sign(request), cookie);
    expect(status).toBe(200);
    expect(body.user._id).toBe(user._id);
    expect(await as(body).get('/auth/me')).toMatchObject({ status: 200 });
    expect((await as(user).get('/auth/passkeys')).body).toMatchObject([{ lastUsedAt: expect.any(String) }]);
    expect(await events(user, 'sign_in')).toMatchObject([{ details: { passkey: 'Laptop' } }]);
  });

  it('accepts each signature once, also in parallel', async () => {
    const { key } = await withPasskey();
    const { request, cookie } = await visit();
    const proof = key.sign(request);
    const answers = await Promise.all([1, 2, 3].map(() => signIn(proof, cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(await signIn(key.sign(request), cookie)).toMatchObject(INVALID);
  });

  it('is refused for another site, another browser and without a check of the person', async () => {
    const { key, user } = await withPasskey();
    const { request, cookie } = await visit();
    expect(await signIn(key.sign(request, { origin: 'https://evil.example' }), cookie)).toMatchObject(
      INVALID,
    );
    expect(await signIn(key.sign({ ...request, rpId: 'evil.example' }), cookie)).toMatchObject(INVALID);
    expect(await signIn(key.sign(request, { verified: false }), cookie)).toMatchObject(INVALID);
    expect(await signIn(key.sign(request), (await visit()).cookie)).toMatchObject(INVALID);
    expect(await events(user, 'sign_in_failed')).not.toEqual([]);
    expect(await signIn(key.sign(request), cookie)).toMatchObject({ status: 200 });
  });

  it('is refused with a forged or expired challenge, and one of another use', async () => {
    const { key, user } = await withPasskey();
    const { request, cookie } = await visit();
    const forged = Buffer.from('forged').toString('base64url');
    expect(await signIn(key.sign({ ...request, challenge: forged }), cookie)).toMatchObject(INVALID);
    const stepUp = await as(user).post<PasskeyRequest>('/auth/step-up/passkey/options');
    expect(await signIn(key.sign(stepUp.body), cookie)).toMatchObject(INVALID);
    const later = Date.now() + 301_000;
    const proof = key.sign(request);
    jest.spyOn(Date, 'now').mockReturnValue(later);
    const answer = await signIn(proof, cookie).finally(() => jest.restoreAllMocks());
    expect(answer).toMatchObject(INVALID);
  });

  it('is refused with an unknown key, and one whose person is another', async () => {
    const [{ key }, other] = [await withPasskey(), await withPasskey()];
    const { request, cookie } = await visit();
    expect(await signIn(new Authenticator().sign(request), cookie)).toMatchObject(INVALID);
    const mixed = { ...key.sign(request), userHandle: other.key.sign(request).userHandle };
    expect(await signIn(mixed, cookie)).toMatchObject(INVALID);
  });

  it('is refused after the password of another account', async () => {
    const { key, user } = await withPasskey();
    const { email } = await given.user();
    const { request, cookie } = await visit();
    expect(await signIn({ ...key.sign(request), email }, cookie)).toMatchObject(INVALID);
    expect(await signIn({ ...key.sign(request), email: user.email }, cookie)).toMatchObject({ status: 200 });
  });

  it('is refused for a copy of the authenticator, which is audited', async () => {
    const { key, user } = await withPasskey();
    const copy = key.copy();
    const first = await visit();
    expect(await signIn(key.sign(first.request), first.cookie)).toMatchObject({ status: 200 });
    const second = await visit();
    expect(await signIn(copy.sign(second.request), second.cookie)).toMatchObject(INVALID);
    expect(await events(user, 'passkey_copied')).toMatchObject([{ subject: 'Laptop' }]);
  });

  it('is refused for a disabled account, which is said only to its owner', async () => {
    const { key, user } = await withPasskey();
    await rows('UPDATE users SET disabled_at = now() WHERE id = $1', [user._id]);
    const { request, cookie } = await visit();
    expect(await signIn(key.sign(request), cookie)).toMatchObject(refusal(403, 'ACCOUNT_DISABLED'));
    expect(await signIn(new Authenticator().sign(request), cookie)).toMatchObject(INVALID);
  });

  it('stores nothing for visitors, and forgets answered challenges', async () => {
    const { key } = await withPasskey();
    const count = async () => (await rows('SELECT 1 FROM used_challenges')).length;
    const before = await count();
    const { request, cookie } = await visit();
    expect(await count()).toBe(before);
    await signIn(key.sign(request), cookie);
    expect(await count()).toBe(before + 1);
    await rows(`UPDATE used_challenges SET used_at = now() - interval '11 minutes'`);
    await app().get(UsedChallenges).removeExpired();
    expect(await count()).toBe(0);
  });
});

describe('a passkey', () => {
  it('is renamed and removed by its person, after a recent proof', async () => {
    const { user, key, passkey } = await withPasskey();
    const path = `/auth/passkeys/${passkey._id}`;
    expect((await as(user).patch(path, { name: 'Key ring' })).body).toMatchObject({ name: 'Key ring' });
    await age(user);
    expect(await as(user).delete(path)).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    const { body: request } = await as(user).post<PasskeyRequest>('/auth/step-up/passkey/options');
    expect(await as(user).post('/auth/step-up/passkey', key.sign(request))).toMatchObject({ status: 200 });
    expect(await as(user).delete(path)).toMatchObject({ status: 200 });
    expect(await events(user, 'passkey_removed')).toMatchObject([{ subject: 'Key ring' }]);
    const { request: next, cookie } = await visit();
    expect(await signIn(key.sign(next), cookie)).toMatchObject(INVALID);
  });

  it('is neither renamed nor removed by someone else', async () => {
    const { passkey } = await withPasskey();
    const other = await given.user();
    const path = `/auth/passkeys/${passkey._id}`;
    expect(await as(other).patch(path, { name: 'Mine' })).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await as(other).delete(path)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('is a proof for its own person and session only', async () => {
    const { user, key } = await withPasskey();
    const other = await withPasskey();
    const { body: request } = await as(user).post<PasskeyRequest>('/auth/step-up/passkey/options');
    expect(request.allowCredentials).toHaveLength(1);
    const prove = (person: Pick<TestUser, 'token'>, proof: object) =>
      as(person).post('/auth/step-up/passkey', proof);
    expect(await prove(user, other.key.sign(request))).toMatchObject(INVALID);
    expect(await prove(other.user, other.key.sign(request))).toMatchObject(INVALID);
    expect(await prove(user, key.sign(request))).toMatchObject({ status: 200 });
    expect(await prove(user, key.sign(request))).toMatchObject(INVALID);
    expect((await as(user).get('/auth/step-up')).body).toEqual({
      password: true,
      code: false,
      passkey: true,
      providers: [],
    });
  });

  it('is out of reach of API tokens', async () => {
    const { user } = await withPasskey();
    const token = await given.apiToken({ user, scope: 'administer' });
    expect(await as(token).get('/auth/passkeys')).toMatchObject(refusal(403, 'TOKEN_SCOPE'));
    expect(await as(token).post('/auth/passkeys/options')).toMatchObject(refusal(403, 'TOKEN_SCOPE'));
  });
});
