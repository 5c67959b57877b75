import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadConfig } from './index.js';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'taskloom-config-'));
const least = { DATABASE_URL: 'postgres://user:secret@db:5432/taskloom', DATA_DIR };
const strong = 'kJ8s0dfm29fh2k3jf9s8dfh23kjfh98s7dfh2k3j';

afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

describe('loadConfig', () => {
  it('has a default for everything but the database', () => {
    expect(loadConfig(least)).toMatchObject({
      production: false,
      http: { host: '127.0.0.1', port: 3_000, trustProxy: false },
      product: { name: 'Taskloom', logo: 'TL' },
      session: { days: 30 },
      mail: undefined,
      s3: undefined,
    });
  });

  it('reads what is set, and takes an empty variable for none', () => {
    const config = loadConfig({
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
      s3: { bucket: 'files', region: 'us-east-1' },
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
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY is not valid/],
    [{ TRUST_PROXY: '127.0.0.1, nonsense' }, /^TRUST_PROXY is not valid/],
    [{ MAIL_FROM: 'Taskloom' }, 'MAIL_FROM must hold an e-mail address.'],
  ])('refuses %j with one sentence', (env, sentence) => {
    expect(() => loadConfig({ ...least, ...env })).toThrow(ConfigError);
    expect(() => loadConfig({ ...least, ...env })).toThrow(sentence);
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
    expect(loadConfig({ ...least, TRUST_PROXY: value }).http.trustProxy).toBe(expected);
  });
});

describe('the session key', () => {
  it('is made once, kept in the data directory and readable by its owner alone', () => {
    const first = loadConfig(least).session.key;
    const file = join(DATA_DIR, 'jwt-secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').length).toBeGreaterThanOrEqual(64);
    expect(loadConfig(least).session.key.equals(first)).toBe(true);
  });

  it('is made in production too when the database is ours', () => {
    expect(() => loadConfig({ ...least, NODE_ENV: 'production', DATABASE_EMBEDDED: '1' })).not.toThrow();
  });

  it.each(['secret', 'x'.repeat(64), 'too short', 'change-me-change-me-change-me-change-me-1234'])(
    'refuses %p wherever it is set, in one sentence that names the ways out',
    (secret) => {
      const start = () => loadConfig({ ...least, JWT_SECRET: secret });
      expect(start).toThrow(ConfigError);
      expect(start).toThrow(
        /^JWT_SECRET is too weak: give at least 32 .*openssl rand -hex 32.*leave it empty/,
      );
    },
  );

  it('takes one that an earlier version generated, from the file and from the environment', () => {
    const generated = loadConfig(least).session.key.export().toString();
    expect(loadConfig({ ...least, JWT_SECRET: generated }).session.key.symmetricKeySize).toBe(64);
  });

  it.each([undefined, '', 'secret', 'x'.repeat(64), 'change-me-change-me-change-me-change-me-1234'])(
    'refuses %p in production with an external database',
    (secret) => {
      const env = { ...least, NODE_ENV: 'production', JWT_SECRET: secret };
      expect(() => loadConfig(env)).toThrow(/^JWT_SECRET is (missing|too weak)/);
    },
  );

  it('takes a strong one', () => {
    const env = { ...least, NODE_ENV: 'production', JWT_SECRET: strong };
    expect(loadConfig(env).session.key.symmetricKeySize).toBe(strong.length);
  });
});
