import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { Config } from '../../../platform/config/index.js';

const LOCAL = 'localhost';

/**
 * The site that passkeys belong to: the host of `PUBLIC_URL`. Without that setting, and where it names this machine only, it
 * is `localhost` at any port, because a passkey can't belong to an address.
 */
@Injectable()
export class RelyingParty {
  readonly id: string;
  readonly name: string;
  private readonly origins: string[] | undefined;

  constructor(config: ConfigService<Config, true>) {
    const { publicUrl } = config.get('http', { infer: true });
    this.name = config.get('product.name', { infer: true });
    const own = publicUrl === undefined || isLoopback(publicUrl) ? undefined : new URL(publicUrl);
    this.id = own?.hostname ?? LOCAL;
    this.origins = own && [own.origin, ...config.get('site.webOrigins', { infer: true })];
  }

  /** The origins of which responses are accepted. */
  originsFor(clientDataJSON: string): string[] {
    if (this.origins) return this.origins;
    const origin = originIn(clientDataJSON);
    return origin !== undefined && URL.canParse(origin) && new URL(origin).hostname === LOCAL ? [origin] : [];
  }
}

const isLoopback = (url: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(new URL(url).hostname);

const originIn = (clientDataJSON: string): string | undefined => {
  try {
    const { origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      origin?: unknown;
    };
    return typeof origin === 'string' ? origin : undefined;
  } catch {
    return undefined;
  }
};
