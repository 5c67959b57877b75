import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import Provider, { type KoaContextWithOIDC } from 'oidc-provider';

type Claims = Record<string, unknown>;

interface Options {
  clientId?: string;
  /** Where it leads people back to. */
  returnUrls: string[];
}

/** A real OpenID Connect provider on a free port, whose people sign in with their subject. Tests can falsify its ID tokens. */
export class OpenIdProvider {
  issuer = '';
  /** The claims about people, by subject. */
  readonly people = new Map<string, Claims>();
  /** Changes the claims of the next ID tokens. */
  falsify: (claims: JWTPayload) => JWTPayload = (claims) => claims;
  /** Signs the next ID tokens with a key that it doesn't publish. */
  foreignKey = false;
  private readonly server: Server = createServer();
  private port = 0;

  async open({ clientId = 'taskloom', returnUrls }: Options): Promise<string> {
    await this.listen();
    this.issuer = `http://127.0.0.1:${this.port}`;
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const foreign = await generateKeyPair('RS256');
    // It warns of what only tests may do.
    jest.spyOn(console, 'warn').mockImplementation();
    const provider = new Provider(this.issuer, {
      clients: [{ client_id: clientId, client_secret: 'a secret', redirect_uris: returnUrls }],
      clientAuthMethods: ['client_secret_basic'],
      jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'first' }] },
      cookies: { keys: ['a key of the test'] },
      claims: { email: ['email', 'email_verified'], profile: ['name', 'groups'], openid: ['sub'] },
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      pkce: { required: () => true },
      features: { devInteractions: { enabled: true } },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => Promise.resolve({ sub: id, ...this.people.get(id) }),
      }),
    });
    provider.use(async (context, next) => {
      await next();
      await this.signAgain(context as KoaContextWithOIDC, { own: privateKey, foreign: foreign.privateKey });
    });
    this.server.on('request', provider.callback());
    return this.issuer;
  }

  close = (): Promise<void> =>
    new Promise((resolve) => {
      this.server.closeAllConnections();
      this.server.close(() => resolve());
    });

  /** Opens again on the same port. */
  reopen = (): Promise<void> => this.listen();

  /** Signs in as a browser would; returns the query with which the browser is led back. */
  async confirm(url: string, subject: string): Promise<string> {
    const cookies = new Map<string, string>();
    for (let at = new URL(url), body: string | undefined; at.origin === this.issuer;) {
      const answer = await fetch(at, {
        method: body === undefined ? 'GET' : 'POST',
        body,
        redirect: 'manual',
        headers: {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      const page = await answer.text();
      if (location === null && answer.status !== 200) throw new Error(`${answer.status}: ${page}`);
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      body = location === null ? `prompt=${prompt}&login=${subject}&password=any` : undefined;
      at = new URL(location ?? at, at);
      if (at.origin !== this.issuer) return at.search.slice(1);
    }
    throw new Error(`${url} is not an address of this provider`);
  }

  private listen = (): Promise<void> =>
    new Promise((resolve) => {
      this.server.listen(this.port, '127.0.0.1', () => {
        this.port = (this.server.address() as AddressInfo).port;
        resolve();
      });
    });

  private async signAgain(
    context: KoaContextWithOIDC,
    keys: { own: CryptoKey; foreign: CryptoKey },
  ): Promise<void> {
    const tokens = context.body as { id_token?: string } | undefined;
    if (context.oidc?.route !== 'token' || !tokens?.id_token) return;
    const [, payload = ''] = tokens.id_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload;
    tokens.id_token = await new SignJWT(this.falsify(claims))
      .setProtectedHeader({ alg: 'RS256', kid: 'first' })
      .sign(this.foreignKey ? keys.foreign : keys.own);
  }
}
