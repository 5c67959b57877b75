import type { AuthResult, Meta, ProviderRedirect } from '@taskloom/contracts';
import { generateSync } from 'otplib';
import { refusal, PASSWORD, useApi, type TestUser } from '../../../../test/index.js';
import { OpenIdProvider } from '../../../../test/openid-provider.js';

const SITE = 'https://tasks.example.com';
const first = new OpenIdProvider();
const second = new OpenIdProvider();
const settings = (number: number, issuer: string, name: string) => ({
  [`OIDC_${number}_ISSUER`]: issuer,
  [`OIDC_${number}_CLIENT_ID`]: 'taskloom',
  [`OIDC_${number}_CLIENT_SECRET`]: 'a secret',
  [`OIDC_${number}_NAME`]: name,
});
const { anonymous, as, given, rows } = useApi(async () => {
  const returnUrls = [1, 2].map((number) => `${SITE}/login/with/${number}`);
  return {
    PUBLIC_URL: SITE,
    ...settings(1, await first.open({ returnUrls }), 'Fernbank ID'),
    OIDC_1_ADMIN_GROUP: 'leads',
    OIDC_1_MEMBER_GROUP: 'staff',
    ...settings(2, await second.open({ returnUrls }), 'Orbit Partners'),
    ...settings(3, 'http://127.0.0.1:9', 'Nowhere'),
  };
});

const REFUSED = refusal(403, 'PROVIDER_REFUSED');
let number = 0;
/** A new person of the first provider. */
const aPerson = (claims: object = {}) => {
  number += 1;
  const subject = `subject-${number}`;
  const email = `person-${number}@fernbank.example`;
  first.people.set(subject, { email, email_verified: true, name: `Person ${number}`, ...claims });
  return { subject, email };
};

/** A browser at the sign-in page: its cookie, and the address of the provider. */
const start = async (provider = '1', cookie = '') => {
  const { body, headers, status } = await anonymous.post<ProviderRedirect>(
    '/auth/login/openid/start',
    { provider },
    { headers: { cookie } },
  );
  const own = /taskloom-device=[\w-]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
  return { status, url: body.url, cookie: own };
};
const finish = (response: string, cookie: string, more: object = {}) =>
  anonymous.post<AuthResult>(
    '/auth/login/openid',
    { provider: '1', response, ...more },
    { headers: { cookie } },
  );
const signIn = async (subject: string, more: object = {}) => {
  const { url, cookie } = await start();
  return finish(await first.confirm(url, subject), cookie, more);
};
const events = (kind: string, { email }: { email: string }) =>
  rows<{ details: object; subject: string }>(
    `SELECT e.details, e.subject FROM audit_events e JOIN users u ON u.id IN (e.actor_id, e.person_id)
     WHERE u.email = $1 AND kind = $2`,
    [email, kind],
  );
const prove = ({ email }: TestUser) =>
  rows('UPDATE users SET email_verified_at = now() WHERE email = $1', [email]);

beforeEach(() => {
  first.falsify = (claims) => claims;
  first.foreignKey = false;
});
afterAll(async () => {
  await first.close();
  await second.close();
});

describe('a sign-in through a provider', () => {
  it('creates an account with a proven address and without a password, and finds it the next time', async () => {
    const { subject, email } = aPerson({ email: undefined });
    first.people.set(subject, { email: email.toUpperCase(), email_verified: true, name: ' Ada Lovelace ' });
    const created = await signIn(subject);
    expect(created).toMatchObject({ status: 200, body: { user: { email, name: 'Ada Lovelace' } } });
    expect(await as(created.body).get('/auth/me')).toMatchObject({ status: 200 });
    expect((await as(created.body).get('/auth/step-up')).body).toMatchObject({ password: false });
    const again = await signIn(subject);
    expect(again.body.user._id).toBe(created.body.user._id);
    expect(
      await rows('SELECT password_hash, email_verified_at FROM users WHERE email = $1', [email]),
    ).toEqual([{ password_hash: null, email_verified_at: expect.any(Date) }]);
    expect(await events('registered', { email })).toMatchObject([{ details: { provider: 'Fernbank ID' } }]);
    expect(await events('sign_in', { email })).toMatchObject([{ details: { provider: 'Fernbank ID' } }]);
    const wrong = await anonymous.post('/auth/login', { email, password: 'any password' });
    expect(wrong).toMatchObject(refusal(401, 'CREDENTIALS_INVALID'));
  });

  it('asks the provider with PKCE, state and nonce', async () => {
    const { url } = await start();
    const query = Object.fromEntries(new URL(url).searchParams);
    expect(query).toMatchObject({
      client_id: 'taskloom',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^v1\./),
      redirect_uri: `${SITE}/login/with/1`,
    });
    const other = new URL((await start()).url).searchParams;
    for (const name of ['code_challenge', 'nonce', 'state']) expect(other.get(name)).not.toBe(query[name]);
  });

  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another-client' }],
    ['a wrong nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['an expiry in the past', { exp: 1_000_000_000 }],
    ['an issue in the future', { iat: Math.floor(Date.now() / 1_000) + 3_600, nbf: 4_000_000_000 }],
    ['several audiences and another party', { aud: ['taskloom', 'other'], azp: 'other' }],
  ])('is refused for an ID token with %s', async (_name, wrong) => {
    const { subject, email } = aPerson();
    first.falsify = (claims) => ({ ...claims, ...wrong });
    expect(await signIn(subject)).toMatchObject(REFUSED);
    expect(await rows('SELECT 1 FROM users WHERE email = $1', [email])).toEqual([]);
    first.falsify = (claims) => claims;
    expect(await signIn(subject)).toMatchObject({ status: 200 });
  });

  it('is refused for an ID token that another key has signed', async () => {
    first.foreignKey = true;
    expect(await signIn(aPerson().subject)).toMatchObject(REFUSED);
  });

  it('is refused for a response with another issuer, and for one to another provider', async () => {
    const { subject } = aPerson();
    const begun = await start();
    const response = await first.confirm(begun.url, subject);
    const mixed = new URLSearchParams(response);
    mixed.set('iss', second.issuer);
    expect(await finish(mixed.toString(), begun.cookie)).toMatchObject(REFUSED);
    mixed.delete('iss');
    expect(await finish(mixed.toString(), begun.cookie)).toMatchObject(REFUSED);
    expect(await finish(response, begun.cookie, { provider: '2' })).toMatchObject(REFUSED);
    expect(await finish(response, begun.cookie)).toMatchObject({ status: 200 });
  });

  it('accepts a code once', async () => {
    const { url, cookie } = await start();
    const response = await first.confirm(url, aPerson().subject);
    expect(await finish(response, cookie)).toMatchObject({ status: 200 });
    expect(await finish(response, cookie)).toMatchObject(REFUSED);
  });

  it('accepts a state once, also with a new code', async () => {
    const { subject, email } = aPerson();
    const { url, cookie } = await start();
    expect(await finish(await first.confirm(url, subject), cookie)).toMatchObject({ status: 200 });
    expect(await finish(await first.confirm(url, subject), cookie)).toMatchObject(REFUSED);
    expect(await events('sign_in', { email })).toEqual([]);
  });

  it('works in the browser that has begun it only', async () => {
    const { url, cookie } = await start();
    const { cookie: other } = await start();
    const response = await first.confirm(url, aPerson().subject);
    expect(await finish(response, other)).toMatchObject(REFUSED);
    expect(await finish(response, '')).toMatchObject(REFUSED);
    expect(await finish(response, cookie)).toMatchObject({ status: 200 });
  });

  it.each(['', 'code=x', 'code=x&state=x', 'error=access_denied&state=x', 'state={"provider":"1"}&code=x'])(
    'is refused for the response %j',
    async (response) => {
      const { cookie } = await start();
      const answer = await finish(response, cookie);
      expect([400, 403]).toContain(answer.status);
    },
  );

  it('reports that the person has cancelled at the provider', async () => {
    const { url, cookie } = await start();
    const query = new URLSearchParams({
      error: 'access_denied',
      state: new URL(url).searchParams.get('state') ?? '',
      iss: first.issuer,
    });
    expect(await finish(query.toString(), cookie)).toMatchObject(REFUSED);
    const [last] = await rows(
      `SELECT details FROM audit_events WHERE kind = 'sign_in_failed' ORDER BY last_at DESC LIMIT 1`,
    );
    expect(last).toEqual({ details: { provider: 'Fernbank ID', reason: 'access_denied' } });
  });
});

describe('the address of a provider', () => {
  it('is refused unless the provider has verified it', async () => {
    for (const verified of [false, undefined, 'true']) {
      const { subject } = aPerson({ email_verified: verified });
      expect(await signIn(subject)).toMatchObject(refusal(403, 'ADDRESS_UNVERIFIED'));
    }
    const { subject } = aPerson({ email: undefined });
    expect(await signIn(subject)).toMatchObject(refusal(403, 'ADDRESS_UNVERIFIED'));
  });

  it('links the account with this address when it is proven here, too', async () => {
    const user = await given.user();
    const { subject } = aPerson({ email: user.email });
    expect(await signIn(subject)).toMatchObject(refusal(409, 'ACCOUNT_NOT_LINKED'));
    expect(await events('identity_linked', user)).toEqual([]);
    await prove(user);
    const linked = await signIn(subject);
    expect(linked).toMatchObject({ status: 200, body: { user: { _id: user._id } } });
    expect(await events('identity_linked', user)).toMatchObject([{ subject: 'Fernbank ID' }]);
  });

  it('does not link a second account of the same provider', async () => {
    const user = await given.user();
    await prove(user);
    expect(await signIn(aPerson({ email: user.email }).subject)).toMatchObject({ status: 200 });
    const other = await signIn(aPerson({ email: user.email }).subject);
    expect(other).toMatchObject(refusal(409, 'ACCOUNT_NOT_LINKED'));
  });

  it('may change: the account stays the same', async () => {
    const { subject } = aPerson();
    const { body: before } = await signIn(subject);
    const other = await given.user();
    first.people.set(subject, { email: other.email, email_verified: false });
    expect((await signIn(subject)).body.user).toMatchObject({
      _id: before.user._id,
      email: before.user.email,
    });
  });
});

describe('an account with a second factor', () => {
  const withFactor = async () => {
    const user = await given.user();
    await prove(user);
    const { body } = await as(user).post<{ secret: string }>('/auth/factor/setup', { password: PASSWORD });
    const codeAt = (minutes: number) =>
      generateSync({ secret: body.secret, epoch: Date.now() / 1_000 + minutes * 60 });
    await as(user).post('/auth/factor/confirm', { code: codeAt(0) });
    await rows('UPDATE second_factors SET last_step = 0 WHERE user_id = $1', [user._id]);
    return { user, code: () => codeAt(0), ...aPerson({ email: user.email }) };
  };
  const ticketOf = (answer: { body: unknown }) => (answer.body as { ticket: string }).ticket;

  it('needs its code after the provider, in the same browser and once', async () => {
    const { user, code, subject } = await withFactor();
    const { url, cookie } = await start();
    const asked = await finish(await first.confirm(url, subject), cookie);
    expect(asked).toMatchObject(refusal(403, 'SECOND_FACTOR_REQUIRED'));
    expect(await events('identity_linked', user)).toEqual([]);
    const ticket = ticketOf(asked);
    const send = (body: object, from = cookie) =>
      anonymous.post<AuthResult>(
        '/auth/login/openid/code',
        { ticket, ...body },
        { headers: { cookie: from } },
      );
    expect(await send({ code: '000000' })).toMatchObject(refusal(403, 'CODE_INVALID'));
    expect(await send({ code: code() }, (await start()).cookie)).toMatchObject(refusal(403, 'CODE_INVALID'));
    const done = await send({ code: code(), trustDevice: true });
    expect(done).toMatchObject({ status: 200, body: { user: { _id: user._id } } });
    expect(await events('identity_linked', user)).toHaveLength(1);
    await rows('UPDATE second_factors SET last_step = 0 WHERE user_id = $1', [user._id]);
    expect(await send({ code: code() })).toMatchObject(REFUSED);
    // Trusted from now on.
    const next = await start('1', cookie);
    expect(await finish(await first.confirm(next.url, subject), cookie)).toMatchObject({ status: 200 });
  });

  it('needs none when the provider has asked for two factors', async () => {
    const { user, subject } = await withFactor();
    first.falsify = (claims) => ({ ...claims, amr: ['pwd', 'mfa'] });
    expect(await signIn(subject)).toMatchObject({ status: 200, body: { user: { _id: user._id } } });
  });
});

describe('people', () => {
  it('who are disabled stay outside', async () => {
    const { subject, email } = aPerson();
    const { body } = await signIn(subject);
    await rows('UPDATE users SET disabled_at = now() WHERE email = $1', [email]);
    expect(await signIn(subject)).toMatchObject(refusal(403, 'ACCOUNT_DISABLED'));
    expect(await as(body).get('/auth/me')).toMatchObject({ status: 401 });
  });

  it('get the role of their groups at each sign-in, but the last admin stays one', async () => {
    const { subject, email } = aPerson({ groups: ['staff'] });
    const team = await given.team();
    await rows('DELETE FROM teams WHERE id <> $1', [team._id]);
    const roleOf = async () => (await signIn(subject)).body.user.role;
    const inTeam = () =>
      rows(`SELECT m.role FROM team_memberships m JOIN users u ON u.id = m.user_id WHERE u.email = $1`, [
        email,
      ]);
    await roleOf();
    expect(await inTeam()).toEqual([{ role: 'member' }]);
    const groups = (...names: string[]) =>
      first.people.set(subject, { email, email_verified: true, groups: names });
    groups('staff', 'leads');
    expect(await roleOf()).toBe('admin');
    expect(await events('role_changed', { email })).toMatchObject([
      { details: { from: null, to: 'member', provider: 'Fernbank ID' } },
      { details: { from: 'member', to: 'admin' } },
    ]);
    groups();
    expect(await roleOf()).toBe('member');
    groups('leads');
    await roleOf();
    await rows(`UPDATE team_memberships SET role = 'member' WHERE user_id = $1`, [team.admin._id]);
    groups();
    expect(await roleOf()).toBe('admin');
  });
});

describe('a provider that is down', () => {
  it('is shown as such, and leaves the others and the password usable', async () => {
    expect((await start('3')).status).toBe(503);
    expect((await anonymous.get<Meta>('/meta')).body.providers).toEqual([
      { id: '1', name: 'Fernbank ID', reachable: true },
      { id: '2', name: 'Orbit Partners', reachable: true },
      { id: '3', name: 'Nowhere', reachable: false },
    ]);
    expect(await signIn(aPerson().subject)).toMatchObject({ status: 200 });
    const { email } = await given.user();
    expect(await anonymous.post('/auth/login', { email, password: PASSWORD })).toMatchObject({ status: 200 });
    expect((await start('4')).status).toBe(404);
  });

  it('reports it when it goes down during the sign-in, which can be repeated', async () => {
    const { url, cookie } = await start();
    const response = await first.confirm(url, aPerson().subject);
    await first.close();
    const down = await finish(response, cookie);
    await first.reopen();
    expect(down).toMatchObject(refusal(503, 'PROVIDER_UNAVAILABLE'));
    expect(await finish(response, cookie)).toMatchObject({ status: 200 });
  });
});
