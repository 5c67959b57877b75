import type {
  AuthResult,
  Meta,
  PasskeyCreation,
  PasskeyRequest,
  ProviderRedirect,
} from '@taskloom/contracts';
import { Authenticator } from '../../../../test/authenticator.js';
import { PASSWORD, refusal, useApi, type TestUser } from '../../../../test/index.js';
import { OpenIdProvider } from '../../../../test/openid-provider.js';

const SITE = 'http://localhost:4000';
const provider = new OpenIdProvider();
const { anonymous, as, given, rows } = useApi(async () => ({
  PUBLIC_URL: SITE,
  PASSWORD_SIGN_IN: 'off',
  OIDC_1_ISSUER: await provider.open({ returnUrls: [`${SITE}/login/with/1`] }),
  OIDC_1_CLIENT_ID: 'taskloom',
  OIDC_1_CLIENT_SECRET: 'a secret',
  OIDC_1_NAME: 'Fernbank ID',
}));
afterAll(() => provider.close());

const OFF = refusal(403, 'PASSWORD_SIGN_IN_OFF');
const login = ({ email }: Pick<TestUser, 'email'>, password = PASSWORD) =>
  anonymous.post('/auth/login', { email, password });
const register = (email: string) =>
  anonymous.post<AuthResult>('/auth/register', { name: 'Ada', email, password: PASSWORD });
const cookieOf = (headers: Record<string, string | undefined>) =>
  /taskloom-device=[\w-]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
const signIn = async (subject: string) => {
  const { body, headers } = await anonymous.post<ProviderRedirect>('/auth/login/openid/start', {
    provider: '1',
  });
  const response = await provider.confirm(body.url, subject);
  return anonymous.post<AuthResult>(
    '/auth/login/openid',
    { provider: '1', response },
    { headers: { cookie: cookieOf(headers) } },
  );
};

describe('an installation where only providers sign people in', () => {
  it('lets the first person register, and no one after that', async () => {
    expect(await register('first@fernbank.example')).toMatchObject({ status: 201 });
    expect(await register('second@fernbank.example')).toMatchObject(refusal(403, 'REGISTRATION_CLOSED'));
    expect((await anonymous.get<Meta>('/meta')).body).toMatchObject({ passwordSignIn: false });
  });

  it('refuses the right password of everyone but team admins', async () => {
    const team = await given.team();
    const member = await given.user();
    expect(await login(member)).toMatchObject(OFF);
    expect(await login(member, 'wrong password')).toMatchObject(refusal(401, 'CREDENTIALS_INVALID'));
    expect(await login(team.admin)).toMatchObject({ status: 200 });
    const failed = await rows(
      `SELECT details FROM audit_events WHERE person_id = $1 AND kind = 'sign_in_failed' AND details <> '{}'`,
      [member._id],
    );
    expect(failed).toEqual([{ details: { reason: 'PASSWORD_SIGN_IN_OFF' } }]);
  });

  it('refuses their passkeys, too', async () => {
    const withPasskey = async (user: TestUser) => {
      const key = new Authenticator();
      const { body: options } = await as(user).post<PasskeyCreation>('/auth/passkeys/options');
      await as(user).post('/auth/passkeys', key.create(options));
      const { body, headers } = await anonymous.post<PasskeyRequest>('/auth/login/passkey/options');
      return anonymous.post('/auth/login/passkey', key.sign(body), {
        headers: { cookie: cookieOf(headers) },
      });
    };
    expect(await withPasskey(await given.user())).toMatchObject(OFF);
    expect(await withPasskey((await given.team()).admin)).toMatchObject({ status: 200 });
  });

  it('hands an account with an unproven address over, and ends all earlier ways into it', async () => {
    const user = await given.user();
    const token = await given.apiToken({ user });
    provider.people.set('owner', { email: user.email, email_verified: true });
    const { body, status } = await signIn('owner');
    expect([status, body.user._id]).toEqual([200, user._id]);
    expect(await as(user).get('/auth/me')).toMatchObject({ status: 401 });
    expect(await as(token).get('/auth/me')).toMatchObject({ status: 401 });
    expect(await as(body).get('/auth/me')).toMatchObject({ status: 200 });
    expect(await login(user)).toMatchObject(refusal(401, 'CREDENTIALS_INVALID'));
    expect(
      await rows('SELECT 1 FROM users WHERE id = $1 AND email_verified_at IS NOT NULL', [user._id]),
    ).toHaveLength(1);
  });

  it('does not hand over the account of an admin, who can sign in and connect it', async () => {
    const { admin } = await given.team();
    provider.people.set('admin', { email: admin.email, email_verified: true });
    expect(await signIn('admin')).toMatchObject(refusal(409, 'ACCOUNT_NOT_LINKED'));
  });
});

describe('signing out', () => {
  it('leads people who came through the provider to its sign-out', async () => {
    provider.people.set('leaver', { email: 'leaver@fernbank.example', email_verified: true });
    const { body } = await signIn('leaver');
    const out = await as(body).post<{ url?: string }>('/auth/logout');
    const url = new URL(out.body.url ?? '');
    expect(url.href).toContain(`${provider.issuer}/session/end?`);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${SITE}/login`);
    expect(url.searchParams.get('client_id')).toBe('taskloom');
    expect(await as(body).get('/auth/me')).toMatchObject({ status: 401 });
  });

  it('leads no one else there', async () => {
    expect((await as(await given.user()).post('/auth/logout')).body).toEqual({ ok: true });
  });
});
