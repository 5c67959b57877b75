import { createHmac } from 'node:crypto';
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose';
import { TestBackend } from './test-backend.js';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A provider of ID tokens for pipelines, with its discovery document and its keys over HTTP. */
export class TestIssuer {
  readonly server = new TestBackend();
  issuer = '';
  /** The issuer's metadata. */
  metadata: Record<string, unknown> = {};
  private keys: { kid: string; privateKey: CryptoKey; publicKey: CryptoKey }[] = [];
  private count = 0;

  async open(): Promise<string> {
    this.issuer = await this.server.listen();
    await this.rotate();
    this.serve();
    return this.issuer;
  }

  /** Responds as a provider does, from now on. */
  serve(): void {
    this.metadata = { issuer: this.issuer, jwks_uri: `${this.issuer}/keys` };
    this.server.on(({ url }, response) => {
      const body = url === '/keys' ? this.keySet() : Promise.resolve(this.metadata);
      void body.then((value) => response.end(JSON.stringify(value)));
    });
  }

  /** Signs with a new key, beside which the others are still published. */
  async rotate(): Promise<void> {
    const pair = await generateKeyPair('RS256', { extractable: true });
    this.keys.unshift({ ...pair, kid: `key-${this.keys.length + 1}` });
  }

  /** The claims of a token of the main branch of acme/reports. */
  claims(more: JWTPayload = {}): JWTPayload {
    const now = Math.floor(Date.now() / 1_000);
    return {
      iss: this.issuer,
      aud: 'http://localhost:0',
      sub: 'repo:acme/reports:ref:refs/heads/main',
      iat: now,
      nbf: now,
      exp: now + 300,
      jti: `token-${++this.count}`,
      ...more,
    };
  }

  token(more: JWTPayload = {}, key = this.current): Promise<string> {
    const { kid, privateKey } = key;
    return new SignJWT(this.claims(more)).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
  }

  /** Signed by someone who only claims to have the issuer's key. */
  async foreignToken(): Promise<string> {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    return this.token({}, { kid: this.current.kid, privateKey, publicKey });
  }

  /** A token without a signature. */
  unsignedToken(): string {
    return `${encoded({ alg: 'none', kid: this.current.kid })}.${encoded(this.claims())}.`;
  }

  /** "Signed" with the public key as a shared secret, which everyone knows. */
  async confusedToken(): Promise<string> {
    const { kid, publicKey } = this.current;
    const content = `${encoded({ alg: 'HS256', kid })}.${encoded(this.claims())}`;
    const signature = createHmac('sha256', await exportSPKI(publicKey)).update(content);
    return `${content}.${signature.digest('base64url')}`;
  }

  /** Brings its key along. */
  async selfMadeToken(): Promise<string> {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    return new SignJWT(this.claims()).setProtectedHeader({ alg: 'RS256', jwk }).sign(privateKey);
  }

  close(): Promise<void> {
    return this.server.close();
  }

  private get current() {
    const [key] = this.keys;
    if (!key) throw new Error('The issuer is not open');
    return key;
  }

  private async keySet(): Promise<{ keys: JWK[] }> {
    const all = this.keys.map(async ({ kid, publicKey }) => ({
      ...(await exportJWK(publicKey)),
      kid,
      use: 'sig',
    }));
    return { keys: await Promise.all(all) };
  }
}
