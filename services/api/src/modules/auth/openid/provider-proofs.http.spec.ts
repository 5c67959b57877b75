import type { AuthResult, Identity, ProviderRedirect, StepUpWays } from '@taskloom/contracts';
import { PASSWORD, refusal, useApi, type TestApi, type TestUser } from '../../../../test/index.js';
import { OpenIdProvider } from '../../../../test/openid-provider.js';

const SITE = 'https://tasks.example.com';
const REFUSED = refusal(403, 'PROVIDER_REFUSED');
const NEEDED = refusal(403, 'STEP_UP_REQUIRED');
const settings = (number: number, issuer: string, name: string) => ({
  [`OIDC_${number}_ISSUER`]: issuer,
  [`OIDC_${number}_CLIENT_ID`]: 'taskloom',
  [`OIDC_${number}_CLIENT_SECRET`]: 'a secret',
  [`OIDC_${number}_NAME`]: name,
});
const returnUrls = [1, 2].map((number) => `${SITE}/login/with/${number}`);

type Session = Pick<TestUser, 'token'>;

/** Actions of people of an installation. */
const actions = ({ anonymous, as, rows }: TestApi, provider: OpenIdProvider) => {
  let number = 0;
  const signIn = async (subject: string) => {
    const { body, headers } = await anonymous.post<ProviderRedirect>('/auth/login/openid/start', {
      provider: '1',
    });
    const response = await provider.confirm(body.url, subject);
    const cookie = /taskloom-device=[\w-]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
    const answer = { provider: '1', response };
    return (await anonymous.post<AuthResult>('/auth/login/openid', answer, { headers: { cookie } })).body;
  };
  /** Someone whose account the provider has created: without a password and a factor. */
  const aPerson = async () => {
    number += 1;
    const subject = `subject-${number}`;
    const email = `person-${number}@fernbank.example`;
    provider.people.set(subject, { email, email_verified: true });
    const { token, user } = await signIn(subject);
    return { subject, token, ...user };
  };
  return {
    signIn,
    aPerson,
    age: ({ _id }: { _id: string }) =>
      rows(`UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1`, [_id]),
    ways: async (user: Session) => (await as(user).get<StepUpWays>('/auth/step-up')).body,
    begin: (user: Session, id = '1') =>
      as(user).post<ProviderRedirect>('/auth/step-up/provider/start', { provider: id }),
    finish: (user: Session, response: string, id = '1') =>
      as(user).post('/auth/step-up/provider', { provider: id, response }),
    /** A change that needs a proof. */
    change: (user: Session) => as(user).post('/auth/factor/setup', {}),
  };
};

describe('a proof at a provider', () => {
  const provider = new OpenIdProvider();
  const second = new OpenIdProvider();
  const api = useApi(async () => ({
    PUBLIC_URL: SITE,
    ...settings(1, await provider.open({ returnUrls }), 'Fernbank ID'),
    ...settings(2, await second.open({ returnUrls }), 'Orbit Partners'),
  }));
  const { anonymous, as, given, rows } = api;
  const { aPerson, signIn, age, ways, begin, finish, change } = actions(api, provider);
  const confirm = async (user: Session, subject: string) =>
    provider.confirm((await begin(user)).body.url, subject);
  /** Of the token that the provider issues next. */
  const signedInAt = (seconds: number | undefined) => {
    const time = seconds === undefined ? undefined : Math.floor(Date.now() / 1_000) + seconds;
    provider.falsify = (claims) => ({ ...claims, auth_time: time });
  };

  beforeEach(() => {
    provider.falsify = (claims) => claims;
  });
  afterAll(async () => {
    await provider.close();
    await second.close();
  });

  it('is the way of people without a password and a factor', async () => {
    const person = await aPerson();
    await age(person);
    expect(await change(person)).toMatchObject(NEEDED);
    expect(await ways(person)).toEqual({
      password: false,
      code: false,
      passkey: false,
      providers: [{ id: '1', name: 'Fernbank ID', reachable: true }],
    });
    expect(await finish(person, await confirm(person, person.subject))).toMatchObject({ status: 200 });
    expect(await change(person)).toMatchObject({ status: 200 });
  });

  it('makes the provider ask again, also someone who is signed in there', async () => {
    const { url } = (await begin(await aPerson())).body;
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      prompt: 'login',
      max_age: '0',
      code_challenge_method: 'S256',
      nonce: expect.any(String),
    });
  });

  it('is refused when someone else has signed in there, and audited', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    await age(person);
    for (const subject of [other.subject, 'a stranger'])
      expect(await finish(person, await confirm(person, subject))).toMatchObject(REFUSED);
    expect(await change(person)).toMatchObject(NEEDED);
    const failed = await rows(
      `SELECT details FROM audit_events WHERE actor_id = $1 AND kind = 'sign_in_failed'`,
      [person._id],
    );
    expect(failed).toEqual([{ details: { provider: 'Fernbank ID', reason: 'subject' } }]);
  });

  it('is refused when the person has signed in before it was asked for, or the provider does not say when', async () => {
    const person = await aPerson();
    await age(person);
    for (const time of [-3_600, -40, undefined]) {
      signedInAt(time);
      expect(await finish(person, await confirm(person, person.subject))).toMatchObject(REFUSED);
    }
    expect(await change(person)).toMatchObject(NEEDED);
    // The provider's clock may be a little late.
    signedInAt(-10);
    expect(await finish(person, await confirm(person, person.subject))).toMatchObject({ status: 200 });
  });

  it('may take a few minutes at the provider', async () => {
    const person = await aPerson();
    const { url } = (await begin(person)).body;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_000);
    signedInAt(-300);
    const answer = await finish(person, await provider.confirm(url, person.subject));
    clock.mockRestore();
    expect(answer).toMatchObject({ status: 200 });
  });

  it('counts for the session that has asked, and only there', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const session = await signIn(person.subject);
    await age(person);
    await age(other);
    const response = await confirm(person, person.subject);
    expect(await finish(other, response)).toMatchObject(REFUSED);
    expect(await finish(session, response)).toMatchObject(REFUSED);
    expect(await finish(person, response)).toMatchObject({ status: 200 });
    expect(await change(session)).toMatchObject(NEEDED);
    expect(await change(other)).toMatchObject(NEEDED);
    expect(await change(person)).toMatchObject({ status: 200 });
  });

  it('works once, also with a new code', async () => {
    const person = await aPerson();
    const { url } = (await begin(person)).body;
    const response = await provider.confirm(url, person.subject);
    expect(await finish(person, response)).toMatchObject({ status: 200 });
    await age(person);
    expect(await finish(person, response)).toMatchObject(REFUSED);
    expect(await finish(person, await provider.confirm(url, person.subject))).toMatchObject(REFUSED);
    expect(await change(person)).toMatchObject(NEEDED);
  });

  it('is no response to a sign-in or a link, and the other way round', async () => {
    const person = await aPerson();
    const { body, headers } = await anonymous.post<ProviderRedirect>('/auth/login/openid/start', {
      provider: '1',
    });
    const cookie = /taskloom-device=[\w-]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
    const link = await as(person).post<ProviderRedirect>('/auth/identities/start', { provider: '1' });
    for (const { url } of [body, link.body])
      expect(await finish(person, await provider.confirm(url, person.subject))).toMatchObject(REFUSED);
    const response = { provider: '1', response: await confirm(person, person.subject) };
    expect(await anonymous.post('/auth/login/openid', response, { headers: { cookie } })).toMatchObject(
      REFUSED,
    );
    expect(await as(person).post('/auth/identities', response)).toMatchObject(REFUSED);
  });

  it('needs a provider that the account is connected to, and goes on with the same', async () => {
    const user = await given.user();
    expect(await ways(user)).toMatchObject({ password: true, providers: [] });
    for (const id of ['1', '2', '3']) expect((await begin(user, id)).status).toBe(404);
    const person = await aPerson();
    expect((await begin(person, '2')).status).toBe(404);
    expect(await finish(person, await confirm(person, person.subject), '2')).toMatchObject(REFUSED);
  });

  it('ends with the connection', async () => {
    const person = await aPerson();
    const response = await confirm(person, person.subject);
    await rows(`UPDATE users SET password_hash = 'a hash' WHERE id = $1`, [person._id]);
    const [identity] = (await as(person).get<Identity[]>('/auth/identities')).body;
    expect(await as(person).delete(`/auth/identities/${identity?._id}`)).toMatchObject({ status: 200 });
    expect(await finish(person, response)).toMatchObject(REFUSED);
    expect((await ways(person)).providers).toEqual([]);
  });

  it('is one factor, or two when the provider has asked for both', async () => {
    const person = await aPerson();
    const twoFactors = () => rows('SELECT two_factors FROM sessions WHERE user_id = $1', [person._id]);
    await finish(person, await confirm(person, person.subject));
    expect(await twoFactors()).toEqual([{ two_factors: false }]);
    provider.falsify = (claims) => ({ ...claims, amr: ['pwd', 'mfa'] });
    await finish(person, await confirm(person, person.subject));
    expect(await twoFactors()).toEqual([{ two_factors: true }]);
  });

  it('is never possible with an API token', async () => {
    const user = await given.user();
    const token = await given.apiToken({ user, scope: 'administer' });
    expect(await begin(token)).toMatchObject(refusal(403, 'TOKEN_SCOPE'));
    expect(await finish(token, 'code=x&state=x')).toMatchObject(refusal(403, 'TOKEN_SCOPE'));
  });

  it('is possible again when the provider is back', async () => {
    const person = await aPerson();
    const response = await confirm(person, person.subject);
    await provider.close();
    const down = await finish(person, response);
    await provider.reopen();
    expect(down).toMatchObject(refusal(503, 'PROVIDER_UNAVAILABLE'));
    expect(await finish(person, response)).toMatchObject({ status: 200 });
  });
});

describe('where only providers sign people in', () => {
  const provider = new OpenIdProvider();
  const api = useApi(async () => ({
    PUBLIC_URL: SITE,
    PASSWORD_SIGN_IN: 'off',
    ...settings(1, await provider.open({ returnUrls }), 'Fernbank ID'),
  }));
  const { as, given, rows } = api;
  const { aPerson, signIn, age, ways, begin, finish, change } = actions(api, provider);
  afterAll(() => provider.close());
  const proves = async (person: Session & { _id: string; subject: string }) => {
    await age(person);
    expect((await ways(person)).providers).toHaveLength(1);
    const response = await provider.confirm((await begin(person)).body.url, person.subject);
    expect(await finish(person, response)).toMatchObject({ status: 200 });
    expect(await change(person)).toMatchObject({ status: 200 });
  };

  it('everyone can give a proof: with a new account, one that was handed over, and one whose password is forgotten', async () => {
    await proves(await aPerson());

    const handedOver = await given.user();
    provider.people.set('handed over', { email: handedOver.email, email_verified: true });
    const taken = await signIn('handed over');
    expect(await ways(taken)).toMatchObject({ password: false });
    await proves({ ...taken, _id: handedOver._id, subject: 'handed over' });

    const proven = await given.user();
    await rows('UPDATE users SET email_verified_at = now() WHERE id = $1', [proven._id]);
    provider.people.set('forgetful', { email: proven.email, email_verified: true });
    const linked = await signIn('forgetful');
    expect(await ways(linked)).toMatchObject({ password: true });
    await proves({ ...linked, _id: proven._id, subject: 'forgetful' });
  });

  it('an admin with a password needs no provider', async () => {
    const { admin } = await given.team();
    await age(admin);
    expect(await as(admin).post('/auth/step-up', { password: PASSWORD })).toMatchObject({ status: 200 });
    expect(await change(admin)).toMatchObject({ status: 200 });
  });
});
