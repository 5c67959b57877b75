import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AuthResult, ProviderRedirect } from '@taskloom/contracts';
import { refusal, useApi } from './index.js';
import { OpenIdProvider } from './openid-provider.js';

// Requirements of the OWASP ASVS 5.0 that no other spec proves, from outside and over HTTP alone (docs/asvs.md).

const SITE = 'https://tasks.example.com';
const provider = new OpenIdProvider();
/** Claims in its metadata to be another one. */
const impostor = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      issuer: provider.issuer,
      authorization_endpoint: `${provider.issuer}/auth`,
      token_endpoint: `${provider.issuer}/token`,
      jwks_uri: `${provider.issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
  );
});
const settings = (number: number, issuer: string) => ({
  [`OIDC_${number}_ISSUER`]: issuer,
  [`OIDC_${number}_CLIENT_ID`]: 'taskloom',
  [`OIDC_${number}_CLIENT_SECRET`]: 'a secret',
  [`OIDC_${number}_NAME`]: `Provider ${number}`,
});
const { anonymous, as } = useApi(async () => {
  await new Promise<void>((resolve) => impostor.listen(0, '127.0.0.1', resolve));
  const { port } = impostor.address() as AddressInfo;
  return {
    PUBLIC_URL: SITE,
    RATE_REGISTER: '1000',
    RATE_LOGIN: '1000',
    RATE_LOGIN_ACCOUNT: '1000',
    ...settings(1, await provider.open({ returnUrls: [`${SITE}/login/with/1`] })),
    ...settings(2, `http://127.0.0.1:${port}`),
  };
});
afterAll(async () => {
  await provider.close();
  impostor.closeAllConnections();
  impostor.close();
});

let number = 0;
const register = async (password: string) => {
  const email = `person-${(number += 1)}@example.com`;
  const answer = await anonymous.post<AuthResult>('/auth/register', { name: 'Ada', email, password });
  return { email, ...answer };
};
const login = (email: string, password: string) =>
  anonymous.post<AuthResult>('/auth/login', { email, password });
const me = (token: string) => as({ token }).get('/auth/me');
const start = (id: string) => anonymous.post<ProviderRedirect>('/auth/login/openid/start', { provider: id });
const signInAtProvider = async (subject: string) => {
  provider.people.set(subject, { email: `${subject}@fernbank.example`, email_verified: true });
  const { body, headers } = await start('1');
  const response = await provider.confirm(body.url, subject);
  const cookie = /taskloom-device=[\w-]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
  const answer = { provider: '1', response };
  return anonymous.post<AuthResult>('/auth/login/openid', answer, { headers: { cookie } });
};

/** Names of all fields in the descriptions of requests and responses. */
const namesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'properties' ? [...Object.keys(Object(inner)), ...namesIn(inner)] : namesIn(inner),
  );
};

describe('6.3.2', () => {
  it('a new installation has no account, and its first person is the admin', async () => {
    for (const name of ['admin', 'root', 'sa', 'demo', 'taskloom', 'test'])
      for (const password of [name, 'password', 'changeme', '123456'])
        for (const host of ['example.com', 'tasks.example.com'])
          expect(await login(`${name}@${host}`, password)).toMatchObject(refusal(401, 'CREDENTIALS_INVALID'));
    const [first, second] = [await register('a first password'), await register('a second one')];
    expect([first.body.user.role, second.body.user.role]).toEqual(['admin', 'member']);
  });
});

describe('6.2.5', () => {
  it.each([
    'onlylowercase',
    'ONLYUPPERCASE',
    '1357924680',
    '!?#%&/()=',
    '密码密码密码',
    '🐌🐌🐌🐌',
    'a b c d e',
  ])('the password %s of one kind of characters is accepted', async (password) => {
    const { email, status } = await register(password);
    expect(status).toBe(201);
    expect(await login(email, password)).toMatchObject({ status: 200 });
  });
});

describe('6.2.8', () => {
  it('a password is verified as it was received', async () => {
    const password = ` Spaced Caf\u00e9 ${'x'.repeat(90)}1 `;
    const { email } = await register(password);
    const others = [
      password.trim(),
      password.toLowerCase(),
      password.normalize('NFD'),
      password.slice(0, 72),
      `${password.slice(0, -2)}2 `,
      `${password} `,
    ];
    expect(others).not.toContain(password);
    for (const other of others)
      expect(await login(email, other)).toMatchObject(refusal(401, 'CREDENTIALS_INVALID'));
    expect(await login(email, password)).toMatchObject({ status: 200 });
  });
});

describe('6.2.9', () => {
  it.each([64, 128, 1_024])('a password of %s characters is accepted', async (length) => {
    const password = 'long '.repeat(300).slice(0, length - 1) + '.';
    const { email, status } = await register(password);
    expect(status).toBe(201);
    expect(await login(email, password)).toMatchObject({ status: 200 });
  });
});

describe('6.2.10', () => {
  it('nothing demands a new password: no field of any response speaks of its age', async () => {
    const { email } = await register('a lasting word');
    const { body } = await login(email, 'a lasting word');
    expect(Object.keys(body).sort()).toEqual(['token', 'user']);
    const { body: document } = await anonymous.get('/docs-json');
    expect(namesIn(document)).toContain('password');
    expect(namesIn(document).filter((name) => /password.*(?:age|expir|change|until)/i.test(name))).toEqual(
      [],
    );
  });
});

describe('6.4.2', () => {
  it('no request or response has a hint for a password or a secret question', async () => {
    const { body: document } = await anonymous.get('/docs-json');
    const names = namesIn(document);
    expect(names).toContain('password');
    expect(names.filter((name) => /hint|question|answer|maiden|birth/i.test(name))).toEqual([]);
  });
});

describe('7.2.2 and 7.2.4', () => {
  it('each sign-in gets a token of its own, and none that is ended works again', async () => {
    const { email, body: registered } = await register('several sessions');
    const tokens = [registered.token];
    for (let n = 0; n < 5; n++) tokens.push((await login(email, 'several sessions')).body.token);
    expect(new Set(tokens).size).toBe(6);
    const [ended = '', ...others] = tokens;
    await as({ token: ended }).post('/auth/logout');
    expect(await me(ended)).toMatchObject(refusal(401, 'SESSION_INVALID'));
    for (const token of others) expect(await me(token)).toMatchObject({ status: 200 });
    expect((await login(email, 'several sessions')).body.token).not.toBe(ended);
    expect(await me(ended)).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });
});

describe('7.6.1', () => {
  it('a session that a provider has opened ends by itself, whether or not the provider is there', async () => {
    const { body } = await signInAtProvider('grace');
    await provider.close();
    const [during, out, after] = [
      await me(body.token),
      await as(body).post('/auth/logout'),
      await me(body.token),
    ];
    await provider.reopen();
    expect([during.status, out.status, after.status]).toEqual([200, 200, 401]);
  });
});

describe('10.1.1', () => {
  it('the browser gets no token of the provider', async () => {
    const answer = await signInAtProvider('hedy');
    expect(Object.keys(answer.body).sort()).toEqual(['token', 'user']);
    const headers = JSON.stringify(answer.headers);
    expect(`${answer.text}${headers}`).not.toMatch(/access_token|id_token|refresh_token/);
    const [, claims = ''] = answer.body.token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ iss: 'taskloom' });
    const identities = await as(answer.body).get('/auth/identities');
    expect(identities.text).not.toContain('token');
  });
});

describe('10.5.3', () => {
  it('a provider whose metadata names another issuer is not used', async () => {
    expect(await start('2')).toMatchObject(refusal(503, 'PROVIDER_UNAVAILABLE'));
    expect(await start('1')).toMatchObject({ status: 200 });
  });
});
