// @ts-check
import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { after, afterEach, describe, it } from 'node:test';
import { createSteps } from '../../run/terminal/steps.mjs';
import { createKey, fingerprintOf, signatureHeader, signedText, signingKey } from './signing.mjs';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-signing-'));
after(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => delete process.env.TASKLOOM_SIGNING_KEY);

const steps = createSteps({ out: /** @type {any} */ (new PassThrough().resume()) });
let count = 0;
const fresh = () => join(folder, `${++count}.pem`);

/** @type {any} as in `build-signature.spec.ts` of the API */
const build = {
  version: '1.4.0',
  name: 'reports',
  title: 'Berichte – „Q1“',
  routes: [{ title: 'Reports', path: '/reports' }],
  navigation: [],
  requires: { ui: '^1.0.0', contracts: '^1.0.0', client: '^1.0.0' },
  files: { 'b.js': { size: 2, integrity: 'sha384-b' }, 'a.js': { integrity: 'sha384-a', size: 1 } },
  tools: { node: '22' },
  commit: 'abc',
};

describe('a signature', () => {
  it('covers a text that is the same at the registry', () => {
    assert.equal(
      signedText(build),
      'taskloom-build-v1\nreports\n1.4.0\n3774965696da049daab405fad85b098d81369dbec2c4631e91ee8a25ec318655\n',
    );
  });

  it('names its key and verifies with the public half', () => {
    const { file, publicKey, fingerprint } = createKey(steps, fresh());
    const header = signatureHeader(build, signingKey(file))['build-signature'] ?? '';
    const [named, signature = ''] = header.split('.');
    assert.equal(named, fingerprint);
    const isValid = (/** @type {any} */ one) =>
      verify(null, Buffer.from(signedText(one)), publicKey, Buffer.from(signature, 'base64url'));
    assert.ok(isValid(build));
    assert.ok(!isValid({ ...build, version: '1.4.1' }));
  });

  it('is absent without a key', () => {
    assert.deepEqual(signatureHeader(build, signingKey()), {});
  });
});

describe('a new key', () => {
  it('is readable for its owner only, and its public half is not a secret', () => {
    const { file, publicKey } = createKey(steps, fresh());
    if (process.platform !== 'win32') assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.match(readFileSync(file, 'utf8'), /^-----BEGIN PRIVATE KEY-----/);
    assert.match(publicKey, /^-----BEGIN PUBLIC KEY-----/);
  });

  it('replaces no file', () => {
    const { file } = createKey(steps, fresh());
    const before = readFileSync(file, 'utf8');
    assert.throws(() => createKey(steps, file), /could not be written/);
    assert.equal(readFileSync(file, 'utf8'), before);
  });
});

describe('the signing key', () => {
  it('is in the named file, in the file that the environment names, or in the environment itself', () => {
    const [one, two] = [createKey(steps, fresh()), createKey(steps, fresh())];
    process.env.TASKLOOM_SIGNING_KEY = two.file;
    const print = (/** @type {string} */ file = '') => {
      const key = signingKey(file || undefined);
      return key && fingerprintOf(key);
    };
    assert.equal(print(one.file), one.fingerprint);
    assert.equal(print(), two.fingerprint);
    process.env.TASKLOOM_SIGNING_KEY = readFileSync(one.file, 'utf8');
    assert.equal(print(), one.fingerprint);
  });

  it('is refused when it is missing, public, of another kind or locked', () => {
    const write = (/** @type {string | Buffer} */ text) => {
      const file = fresh();
      writeFileSync(file, text);
      return file;
    };
    const { privateKey } = generateKeyPairSync('ed25519');
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    assert.throws(() => signingKey(join(folder, 'none.pem')), /There is no signing key/);
    for (const wrong of [
      'text',
      createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }),
      rsa.export({ type: 'pkcs8', format: 'pem' }),
      privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' }),
    ])
      assert.throws(() => signingKey(write(wrong)), /must be a private Ed25519 key/);
  });
});
