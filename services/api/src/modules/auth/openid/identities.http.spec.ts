import type { AuthResult, Identity, ProviderRedirect } from '@taskloom/contracts';
import { refusal, useApi, type TestUser } from '../../../../test/index.js';
import { MailBox } from '../../../../test/mail-box.js';
import { OpenIdProvider } from '../../../../test/openid-provider.js';

const SITE = 'https://tasks.example.com';
const provider = new OpenIdProvider();
const box = new MailBox();
const { anonymous, as, given, rows } = useApi(async () => ({
  PUBLIC_URL: SITE,
  SMTP_URL: await box.open(),
  OIDC_7_ISSUER: await provider.open({ returnUrls: [`${SITE}/login/with/7`] }),
  OIDC_7_CLIENT_ID: 'taskloom',
  OIDC_7_CLIENT_SECRET: 'a secret',
  OIDC_7_NAME: 'Fernbank ID',
}));
afterAll(async () => {
  await provider.close();
  await box.close();
});

type Session = Pick<TestUser, 'token'>;
const begin = (user: Session) => as(user).post<ProviderRedirect>('/auth/identities/start', { provider: '7' });
const add = (user: Session, response: string) =>
  as(user).post<Identity>('/auth/identities', { provider: '7', response });
const link = async (user: Session, subject: string) =>
  add(user, await provider.confirm((await begin(user)).body.url, subject));
const signIn = async (subject: string) => {
  const { body, headers } = await anonymous.post<ProviderRedirect>('/auth/login/openid/start', {
    provider: '7',
  });
  const response = await provider.confirm(body.url, subject);
  const cookie = /taskloom-device=[\w-]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
  return anonymous.post<AuthResult>(
    '/auth/login/openid',
    { provider: '7', response },
    { headers: { cookie } },
  );
};
const age = ({ _id }: Pick<TestUser, '_id'>) =>
  rows(`UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1`, [_id]);
const events = ({ _id }: TestUser, kind: string) =>
  rows('SELECT subject FROM audit_events WHERE actor_id = $1 AND kind = $2', [_id, kind]);

describe('linking an account at a provider', () => {
  it('needs no verified address, is listed, mailed and audited, and signs in', async () => {
    const user = await given.user();
    provider.people.set('ada', { email: 'ada@elsewhere.example', email_verified: false });
    const linked = await link(user, 'ada');
    expect(linked).toMatchObject({
      status: 200,
      body: {
        _id: expect.any(String),
        provider: '7',
        name: 'Fernbank ID',
        email: 'ada@elsewhere.example',
        createdAt: expect.any(String),
        lastUsedAt: null,
      },
    });
    expect((await as(user).get('/auth/identities')).body).toEqual([linked.body]);
    expect(await events(user, 'identity_linked')).toEqual([{ subject: 'Fernbank ID' }]);
    expect((await box.to(user.email)).subject).toBe('Fernbank ID signs you in to Taskloom');
    expect((await signIn('ada')).body.user._id).toBe(user._id);
    const [identity] = (await as(user).get<Identity[]>('/auth/identities')).body;
    expect(identity?.lastUsedAt).toEqual(expect.any(String));
  });

  it('needs a recent proof', async () => {
    const user = await given.user();
    await age(user);
    expect(await begin(user)).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
  });

  it('works in the session that has begun it only, and once', async () => {
    const [user, other] = [await given.user(), await given.user()];
    const response = await provider.confirm((await begin(user)).body.url, 'grace');
    expect(await add(other, response)).toMatchObject(refusal(403, 'PROVIDER_REFUSED'));
    expect(await add(user, response)).toMatchObject({ status: 200 });
    expect(await add(user, response)).toMatchObject(refusal(403, 'PROVIDER_REFUSED'));
  });

  it('is refused with a response to a sign-in, and the other way round', async () => {
    const user = await given.user();
    const { body, headers } = await anonymous.post<ProviderRedirect>('/auth/login/openid/start', {
      provider: '7',
    });
    const cookie = /taskloom-device=[\w-]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
    const forSignIn = await provider.confirm(body.url, 'joan');
    expect(await add(user, forSignIn)).toMatchObject(refusal(403, 'PROVIDER_REFUSED'));
    const response = await provider.confirm((await begin(user)).body.url, 'joan');
    expect(
      await anonymous.post('/auth/login/openid', { provider: '7', response }, { headers: { cookie } }),
    ).toMatchObject(refusal(403, 'PROVIDER_REFUSED'));
  });

  it('is refused for one that is already linked, also to someone else', async () => {
    const [user, other] = [await given.user(), await given.user()];
    expect(await link(user, 'radia')).toMatchObject({ status: 200 });
    expect(await link(other, 'radia')).toMatchObject(refusal(409, 'IDENTITY_TAKEN'));
    expect(await link(user, 'barbara')).toMatchObject(refusal(409, 'IDENTITY_TAKEN'));
  });
});

describe('unlinking', () => {
  it('ends its sign-ins and is audited; it needs a recent proof', async () => {
    const user = await given.user();
    const { body } = await link(user, 'hedy');
    await age(user);
    const remove = () => as(user).delete(`/auth/identities/${body._id}`);
    expect(await remove()).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    await rows('UPDATE sessions SET proved_at = now() WHERE user_id = $1', [user._id]);
    const other = await given.user();
    expect(await as(other).delete(`/auth/identities/${body._id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await remove()).toMatchObject({ status: 200 });
    expect(await remove()).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await events(user, 'identity_unlinked')).toEqual([{ subject: 'Fernbank ID' }]);
    expect(await signIn('hedy')).toMatchObject(refusal(403, 'ADDRESS_UNVERIFIED'));
  });

  it('is refused for the last way to sign in', async () => {
    provider.people.set('mary', { email: 'mary@fernbank.example', email_verified: true });
    const { body } = await signIn('mary');
    const [identity] = (await as(body).get<Identity[]>('/auth/identities')).body;
    const remove = () => as(body).delete(`/auth/identities/${identity?._id}`);
    expect(await remove()).toMatchObject(refusal(409, 'LAST_SIGN_IN_WAY'));
    expect(await signIn('mary')).toMatchObject({ status: 200 });
    await rows(`UPDATE users SET password_hash = 'a hash' WHERE id = $1`, [body.user._id]);
    expect(await remove()).toMatchObject({ status: 200 });
  });
});

it('lists a provider that has left the settings by its host', async () => {
  const user = await given.user();
  await rows(
    `INSERT INTO identities (id, user_id, issuer, subject)
     VALUES (gen_random_uuid(), $1, 'https://old.example/realm', 'x')`,
    [user._id],
  );
  expect((await as(user).get('/auth/identities')).body).toMatchObject([
    { provider: null, name: 'old.example', email: null },
  ]);
});
