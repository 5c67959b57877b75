import { createHmac, generateKeyPairSync, sign as signWith, randomBytes } from 'node:crypto';
import { ConfigService } from '@nestjs/config';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import type { Config } from '../../src/platform/config/index.js';
import { useApi, useSockets, type TestUser } from '../index.js';
import { expectRefused, runs } from './refused.js';

const api = useApi();
const { refusal } = useSockets(api);

const part = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

interface Forged {
  header?: object | string;
  claims?: object;
  key?: Buffer | string;
}

const now = () => Math.floor(Date.now() / 1_000);

/** A token signed with the installation's own key by default. */
const forge = ({ header = { alg: 'HS256', typ: 'JWT' }, claims = {}, key }: Forged): string => {
  const body = `${part(header)}.${part({ iss: 'taskloom', aud: 'taskloom', iat: now(), exp: now() + 600, use: 'calls', ...claims })}`;
  const config = api.app().get<ConfigService<Config, true>>(ConfigService);
  const secret = key ?? config.get('session.key', { infer: true }).export();
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
};

const sessionOf = ({ token }: TestUser): string => {
  const claims: { sid: string } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return claims.sid;
};

const asymmetric = (header: object, claims: object): string => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const body = `${part({ ...header, jwk: publicKey.export({ format: 'jwk' }) })}.${part(claims)}`;
  return `${body}.${signWith('sha256', Buffer.from(body), privateKey).toString('base64url')}`;
};

const FORGERIES: Readonly<Record<string, (sid: string, token: string) => string>> = {
  'of no session': () => forge({ claims: { sid: uuid() } }),
  'without a session': () => forge({}),
  'of a session that is a list': (sid) => forge({ claims: { sid: [sid] } }),
  "of SQL's session": () => forge({ claims: { sid: "' OR true --" } }),
  expired: (sid) => forge({ claims: { sid, exp: now() - 1 } }),
  'that never ends': (sid) => forge({ claims: { sid, exp: undefined } }),
  'whose expiry is a string': (sid) => forge({ claims: { sid, exp: 'never' } }),
  'not valid yet': (sid) => forge({ claims: { sid, nbf: now() + 600 } }),
  'of another issuer': (sid) => forge({ claims: { sid, iss: 'evil' } }),
  'for another audience': (sid) => forge({ claims: { sid, aud: 'evil' } }),
  'for files only': (sid) => forge({ claims: { sid, use: 'files' } }),
  'without an audience': (sid) => forge({ claims: { sid, use: undefined } }),
  "with another installation's key": (sid) => forge({ claims: { sid }, key: randomBytes(48) }),
  'with an empty key': (sid) => forge({ claims: { sid }, key: '' }),
  'with alg none': (sid) => `${part({ alg: 'none' })}.${part({ sid, use: 'calls', exp: now() + 600 })}.`,
  'with alg nOnE and a signature': (sid) => forge({ header: { alg: 'nOnE' }, claims: { sid } }),
  'with another alg': (sid) => forge({ header: { alg: 'HS512' }, claims: { sid } }),
  'with a key of its own': (sid) => asymmetric({ alg: 'RS256' }, { sid, use: 'calls', exp: now() + 600 }),
  'with a key in a file': (sid) =>
    forge({ header: { alg: 'HS256', kid: '/dev/null' }, claims: { sid }, key: '' }),
  'with an invalid header': (sid) => forge({ header: 'x', claims: { sid } }),
  'without its signature': (_, token) => token.split('.').slice(0, 2).join('.'),
  'with half its signature': (_, token) => token.slice(0, -20),
  'of two tokens': (_, token) => `${token}.${token}`,
  'too long': (_, token) => token + 'A'.repeat(4_000),
};

describe.each(Object.entries(FORGERIES))('a token %s', (_, forgery) => {
  it('grants no access over HTTP or sockets', async () => {
    const user = await api.given.user();
    const token = forgery(sessionOf(user), user.token);
    const [answer, nobody] = [await api.as({ token }).get('/auth/me'), await api.anonymous.get('/auth/me')];
    expectRefused(answer, 401);
    expect(answer.text).toBe(nobody.text);
    expect(await refusal({ token })).toBe('unauthorized');
  });
});

describe('a token', () => {
  it('is accepted when valid, which proves that the forgeries above fail for the right reason', async () => {
    const user = await api.given.user();
    const token = forge({ claims: { sid: sessionOf(user), role: 'admin', sub: uuid() } });
    expect(await api.as({ token }).get('/auth/me')).toMatchObject({
      status: 200,
      body: { _id: user._id, role: 'member' },
    });
  });

  it('is refused when a single character changes', async () => {
    const { token } = await api.given.user();
    // The last character of a signature has two insignificant bits.
    const places = fc.integer({ min: 0, max: token.length - 2 });
    const letters = fc.constantFrom(...'ABCXYZabcxyz019_-.');
    const property = fc.asyncProperty(places, letters, async (at, letter) => {
      fc.pre(token[at] !== letter);
      const other = token.slice(0, at) + letter + token.slice(at + 1);
      expectRefused(await api.as({ token: other }).get('/auth/me'), 401);
    });
    await fc.assert(property, runs(80));
  });

  it('is read only from its own header, with any value in that header', async () => {
    const { token } = await api.given.user();
    const header = fc.oneof(
      fc.constantFrom(
        '',
        'Bearer',
        'Bearer ',
        `Basic ${token}`,
        token,
        `Bearer  ${token}`,
        `Bearer ${token} x`,
      ),
      fc.constantFrom(
        `Bearer ${token},Bearer ${token}`,
        'Bearer null',
        'Bearer undefined',
        'Bearer [object Object]',
      ),
      fc.string({ maxLength: 200 }).map((text) => `Bearer ${text}`),
    );
    const property = fc.asyncProperty(header, async (authorization) => {
      expectRefused(await api.anonymous.get('/auth/me', { headers: { authorization } }), 401);
    });
    await fc.assert(property, runs(80));
    for (const options of [
      { query: { token, access_token: token } },
      { headers: { cookie: `token=${token}; taskloom-files=${token}` } },
    ]) {
      expectRefused(await api.anonymous.get('/auth/me', options), 401);
    }
  });
});

describe('a handshake', () => {
  it.each([
    {},
    { token: null },
    { token: 7 },
    { token: [] },
    { token: {} },
    { token: '' },
    { token: 'x'.repeat(20_000) },
  ])('with %j is refused', async (auth) => {
    expect(await refusal(auth)).toBe('unauthorized');
  });
});
