import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from './config.js';
import { ConfigError, configModule, configOf } from './index.js';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'taskloom-config-'));
const least = { DATABASE_URL: 'postgres://user:secret@db:5432/taskloom', DATA_DIR };
const strong = 'kJ8s0dfm29fh2k3jf9s8dfh23kjfh98s7dfh2k3j';

afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

describe('the settings of an environment', () => {
  it('has a default for everything but the database', () => {
    expect(validate(least)).toMatchObject({
      http: { host: '127.0.0.1', port: 3_000, trustProxy: false },
      product: { name: 'Taskloom', logo: 'TL' },
      session: { days: 30 },
      mail: undefined,
      storage: { s3: undefined },
    });
  });

  it('reads the variables, and treats an empty one as absent', () => {
    const config = validate({
      ...least,
      PORT: '8080',
      PRODUCT_NAME: 'Loomery',
      PRODUCT_LOGO: '',
      WEB_ORIGINS: 'https://a.example, https://b.example',
      SMTP_URL: 'smtp://localhost:25',
      S3_BUCKET: 'files',
      TRUST_PROXY: '1',
    });
    expect(config).toMatchObject({
      http: { port: 8_080, trustProxy: 1 },
      product: { name: 'Loomery', logo: 'TL' },
      site: { webOrigins: ['https://a.example', 'https://b.example'] },
      mail: {
        smtpUrl: 'smtp://localhost:25',
        from: { name: 'Loomery', address: 'no-reply@localhost' },
        linksTo: 'http://localhost:8080',
      },
      storage: { s3: { bucket: 'files', region: 'us-east-1' } },
    });
  });

  it.each([
    [{ DATABASE_URL: undefined }, 'DATABASE_URL must be a postgres:// URL.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// URL.'],
    [{ PORT: 'abc' }, /^PORT /],
    [{ PORT: '70000' }, /^PORT /],
    [{ RATE_LOGIN: '0' }, /^RATE_LOGIN /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL /],
    [{ REGISTRATION: 'maybe' }, /^REGISTRATION /],
    [{ API_DOCS: 'no' }, /^API_DOCS /],
    [
      { UNVERIFIED_ACCOUNTS: 'read' },
      'UNVERIFIED_ACCOUNTS=read needs mail (SMTP_URL), which proves addresses.',
    ],
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY is not valid/],
    [{ TRUST_PROXY: '127.0.0.1, nonsense' }, /^TRUST_PROXY is not valid/],
    [{ MAIL_FROM: 'Taskloom' }, 'MAIL_FROM must be an email address.'],
  ])('refuses %j with one sentence', (env, sentence) => {
    expect(() => validate({ ...least, ...env })).toThrow(ConfigError);
    expect(() => validate({ ...least, ...env })).toThrow(sentence);
  });
});

describe('ConfigModule', () => {
  it('provides the settings of its own environment, and leaves that of the process alone', async () => {
    const before = { ...process.env };
    const [one, other] = await Promise.all(
      ['8081', '8082'].map(async (PORT) => configOf(await configModule({ ...least, PORT }))),
    );
    expect(one?.get('http.port', { infer: true })).toBe(8_081);
    expect(other?.get('http.port', { infer: true })).toBe(8_082);
    expect(other?.get('product', { infer: true })).toEqual({ name: 'Taskloom', logo: 'TL' });
    expect(process.env).toEqual(before);
  });

  it('refuses an unusable environment before the module is created', async () => {
    const making = configModule({ ...least, PORT: 'abc' });
    await expect(making).rejects.toThrow(ConfigError);
    await expect(making).rejects.toThrow(/^PORT /);
  });
});

describe('trusted proxies', () => {
  it.each([
    [undefined, false],
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['true', true],
    ['false', false],
    ['127.0.0.1, 10.0.0.0/8', '127.0.0.1, 10.0.0.0/8'],
    ['loopback,fd00::/8', 'loopback,fd00::/8'],
  ])('TRUST_PROXY=%s is %p', (value, expected) => {
    expect(validate({ ...least, TRUST_PROXY: value }).http.trustProxy).toBe(expected);
  });
});

describe('the session key', () => {
  it('is generated once and kept in the data directory, readable only by its owner', () => {
    const first = validate(least).session.key;
    const file = join(DATA_DIR, 'jwt-secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').length).toBeGreaterThanOrEqual(64);
    expect(validate(least).session.key.equals(first)).toBe(true);
  });

  it('is generated in production too when the database is embedded', () => {
    expect(() => validate({ ...least, NODE_ENV: 'production', DATABASE_EMBEDDED: '1' })).not.toThrow();
  });

  it.each(['secret', 'x'.repeat(64), 'too short', 'change-me-change-me-change-me-change-me-1234'])(
    'refuses %p everywhere, with a message that names the alternatives',
    (secret) => {
      const start = () => validate({ ...least, JWT_SECRET: secret });
      expect(start).toThrow(ConfigError);
      expect(start).toThrow(
        /^JWT_SECRET is too weak: set it to at least 32 .*openssl rand -hex 32.*leave it empty/,
      );
    },
  );

  it('accepts a key generated by an earlier version, from the file and from the environment', () => {
    const generated = validate(least).session.key.export().toString();
    expect(validate({ ...least, JWT_SECRET: generated }).session.key.symmetricKeySize).toBe(64);
  });

  it.each([undefined, '', 'secret', 'x'.repeat(64), 'change-me-change-me-change-me-change-me-1234'])(
    'refuses %p in production with an external database',
    (secret) => {
      const env = { ...least, NODE_ENV: 'production', JWT_SECRET: secret };
      expect(() => validate(env)).toThrow(/^JWT_SECRET is (missing|too weak)/);
    },
  );

  it('may have one before it, which has to be as strong', () => {
    const previous = (secret: string) => validate({ ...least, JWT_SECRET_PREVIOUS: secret }).session.previous;
    expect(previous(strong)?.symmetricKeySize).toBe(strong.length);
    expect(previous('')).toBeUndefined();
    expect(() => previous('secret')).toThrow(/^JWT_SECRET_PREVIOUS is too weak/);
  });

  it('accepts a strong key', () => {
    const env = { ...least, NODE_ENV: 'production', JWT_SECRET: strong };
    expect(validate(env).session.key.symmetricKeySize).toBe(strong.length);
  });
});

describe('the settings of OpenID Connect providers', () => {
  const one = {
    OIDC_1_ISSUER: 'https://id.fernbank.example',
    OIDC_1_CLIENT_ID: 'taskloom',
    OIDC_1_NAME: 'Fernbank ID',
  };

  it('are read by their numbers, with defaults', () => {
    const { openid } = validate({
      ...least,
      PUBLIC_URL: 'https://tasks.example.com',
      ...one,
      OIDC_1_CLIENT_SECRET: '',
      OIDC_12_ISSUER: 'https://orbit.example/realm',
      OIDC_12_CLIENT_ID: 'tasks',
      OIDC_12_CLIENT_SECRET: 'secret',
      OIDC_12_NAME: 'Orbit',
      OIDC_12_ADMIN_GROUP: 'leads',
    });
    expect(openid).toMatchObject({
      returnsTo: 'https://tasks.example.com',
      providers: [
        {
          id: '1',
          issuer: 'https://id.fernbank.example/',
          clientSecret: undefined,
          scope: 'openid email profile',
          groupsClaim: 'groups',
        },
        { id: '12', issuer: 'https://orbit.example/realm', clientSecret: 'secret', adminGroup: 'leads' },
      ],
    });
  });

  it.each([
    [{ OIDC_1_NAME: '' }, 'OIDC_1_NAME is missing.'],
    [{ PASSWORD_SIGN_IN: 'no' }, /^PASSWORD_SIGN_IN /],
    [{ OIDC_1_ISSUER: 'http://id.fernbank.example' }, 'OIDC_1_ISSUER must be an https:// URL.'],
    [{ OIDC_1_SCOPE: 'email' }, 'OIDC_1_SCOPE must contain the scope openid.'],
    [{ OIDC_2_CLIENT_ID: 'x' }, 'OIDC_2_ISSUER is missing.'],
    [
      { OIDC_2_ISSUER: 'https://id.fernbank.example/', OIDC_2_CLIENT_ID: 'x', OIDC_2_NAME: 'Twin' },
      'OIDC_2_ISSUER is the issuer of another provider.',
    ],
  ])('refuses %j with one sentence', (wrong, sentence) => {
    expect(() => validate({ ...least, ...one, ...wrong })).toThrow(sentence);
  });

  it('are needed where no one signs in with a password', () => {
    expect(validate({ ...least, ...one, PASSWORD_SIGN_IN: 'off' }).accounts.ownSignIn).toBe(false);
    expect(() => validate({ ...least, PASSWORD_SIGN_IN: 'off' })).toThrow(
      'PASSWORD_SIGN_IN=off needs an OpenID Connect provider (OIDC_1_ISSUER).',
    );
  });
});
