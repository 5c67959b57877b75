import type { ExchangedToken, TrustRule } from '@taskloom/contracts';
import { refusal, TestIssuer, useApi } from '../../../../test/index.js';
import { Outbound } from '../../../platform/outbound/index.js';
import { IssuerKeys, IssuerUnreachable } from './issuer-keys.service.js';

const UNREACHABLE = refusal(503, 'PROVIDER_UNAVAILABLE');

const open: TestIssuer[] = [];
/** A new issuer, about which the installation knows nothing. */
const anIssuer = async (): Promise<TestIssuer> => {
  const issuer = new TestIssuer();
  await issuer.open();
  open.push(issuer);
  return issuer;
};

const api = useApi({ REMOTE_PRIVATE_HOSTS: '127.0.0.1' });
afterAll(() => Promise.all(open.map((issuer) => issuer.close())));
afterEach(() => jest.useRealTimers());

/** Exchanges tokens of the issuer for those of a remote that trusts it. */
const trusting = async (ci: TestIssuer) => {
  const { admin } = await api.given.team();
  const { name } = await api.given.remote();
  const rule = { issuer: ci.issuer, subject: 'repo:acme/reports:*', rights: ['publish'] };
  await api.as(admin).post<TrustRule>(`/remotes/${name}/trust`, rule);
  return async (token?: string) =>
    api.anonymous.post<ExchangedToken>(`/remotes/${name}/tokens/exchange`, {
      idToken: token ?? (await ci.token()),
    });
};

/** Moves the clock of the cache; the rest of the time goes on. */
const later = (ms: number) => jest.useFakeTimers({ now: Date.now() + ms, doNotFake: [...NOT_FAKED] });
const NOT_FAKED = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

const addresses = ({ server }: TestIssuer) => server.received.map(({ url }) => url);

describe('the keys of an issuer', () => {
  it('are discovered once for many tokens', async () => {
    const ci = await anIssuer();
    const exchange = await trusting(ci);
    const answers = await Promise.all([exchange(), exchange(), exchange()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await exchange()).status).toBe(200);
    expect(addresses(ci)).toEqual(['/.well-known/openid-configuration', '/keys']);
  });

  it('are fetched again for a new key, and not for each unknown one', async () => {
    const ci = await anIssuer();
    const exchange = await trusting(ci);
    await exchange();
    await ci.rotate();
    const token = await ci.token();
    expect(await exchange(token)).toMatchObject(refusal(403, 'ID_TOKEN_REFUSED'));
    expect(addresses(ci)).toHaveLength(2);
    later(31_000);
    expect((await exchange(token)).status).toBe(200);
    expect(addresses(ci)).toHaveLength(4);
  });

  it('stay in use while the issuer is down', async () => {
    const ci = await anIssuer();
    const exchange = await trusting(ci);
    await exchange();
    ci.server.on((_received, response) => response.writeHead(500).end());
    later(660_000);
    const now = Math.floor(Date.now() / 1_000);
    expect((await exchange(await ci.token({ iat: now, nbf: now, exp: now + 300 }))).status).toBe(200);
    expect(addresses(ci)).toEqual(['/.well-known/openid-configuration']);
  });

  it.each<[string, (ci: TestIssuer) => void]>([
    ['does not answer', (ci) => ci.server.on((_received, response) => response.socket?.destroy())],
    ['answers with an error', (ci) => ci.server.on((_received, response) => response.writeHead(404).end())],
    ['sends no JSON', (ci) => ci.server.on((_received, response) => response.end('<html>'))],
    ['floods', (ci) => ci.server.on((_received, response) => response.end(Buffer.alloc(300_000, ' ')))],
    [
      'redirects',
      (ci) => ci.server.on((_received, response) => response.writeHead(302, { location: '/keys' }).end()),
    ],
    ['names another issuer', (ci) => (ci.metadata = { ...ci.metadata, issuer: 'https://other.example.com' })],
    [
      'has its keys at a private address',
      (ci) => (ci.metadata = { ...ci.metadata, jwks_uri: 'http://10.0.0.7/keys' }),
    ],
    ['names no keys', (ci) => (ci.metadata = { issuer: ci.issuer })],
  ])('are missing when it %s, and it is left alone for a while', async (_how, breakIt) => {
    const ci = await anIssuer();
    const exchange = await trusting(ci);
    breakIt(ci);
    expect(await exchange()).toMatchObject(UNREACHABLE);
    const asked = addresses(ci).length;
    expect(await exchange()).toMatchObject(UNREACHABLE);
    expect(addresses(ci)).toHaveLength(asked);
    ci.serve();
    later(31_000);
    expect((await exchange()).status).toBe(200);
  });

  it('are not fetched from an issuer that no rule of the remote names', async () => {
    const [ci, other] = [await anIssuer(), await anIssuer()];
    const exchange = await trusting(ci);
    expect(await exchange(await other.token())).toMatchObject(refusal(403, 'ID_TOKEN_REFUSED'));
    expect(addresses(other)).toEqual([]);
  });
});

it('are not fetched from a private address, whoever has stored it in a rule', async () => {
  const keys = new IssuerKeys(api.app().get(Outbound));
  for (const issuer of ['https://10.0.0.7', 'https://[::1]', 'http://ci.example.com'])
    await expect(keys.with(issuer, () => Promise.resolve())).rejects.toThrow(IssuerUnreachable);
});
