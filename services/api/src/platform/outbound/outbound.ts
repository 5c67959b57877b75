import { lookup } from 'node:dns';
import { isIP } from 'node:net';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { Agent, type Dispatcher } from 'undici';
import type { Config } from '../config/index.js';
import { forbiddenAddress, guardedLookup } from './guarded-lookup.js';
import { OutboundFailure, outboundFailureOf } from './outbound-failure.js';
import { isPublicAddress } from './public-address.js';

const CONNECT_MS = 3_000;
const HEADER_BYTES = 16 * 1024;

export interface OutboundRequest {
  url: URL;
  method: Dispatcher.HttpMethod;
  headers: Record<string, string>;
  body: Buffer | string | null;
  /** For the whole response. */
  timeoutMs: number;
  /** Of the response's body. */
  maxBytes: number;
  /** Ends the request early. */
  signal?: AbortSignal;
}

export interface OutboundAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/**
 * Sends requests to servers whose addresses come from outside, such as backends of remotes. They reach public addresses over
 * HTTPS only, except for the hosts of `REMOTE_PRIVATE_HOSTS`. Redirects are not followed.
 */
@Injectable()
export class Outbound implements OnModuleDestroy {
  private readonly privateHosts: ReadonlySet<string>;
  private readonly agent: Agent;

  constructor(config: ConfigService<Config, true>) {
    this.privateHosts = new Set(config.get('outbound.privateHosts', { infer: true }));
    this.agent = new Agent({
      connect: { timeout: CONNECT_MS, lookup: guardedLookup(lookup, this.isAllowed) },
      // Each request has a connection of its own: a server can't answer the next person's request with bytes of this one.
      pipelining: 0,
      maxHeaderSize: HEADER_BYTES,
    });
  }

  /** Why no request may be sent to this address; undefined when it may, as far as that is known before its name is resolved. */
  refusalOf(address: string): OutboundFailure | undefined {
    if (!URL.canParse(address)) return new OutboundFailure('forbidden-address', 'it is not an address');
    const { protocol, hostname, username, password } = new URL(address);
    const host = nameOf(hostname);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && this.privateHosts.has(host));
    if (!isSafe || username !== '' || password !== '')
      return new OutboundFailure('forbidden-address', `${protocol}//${hostname} is not an https address`);
    // A connection to an IP address needs no lookup.
    if (isIP(host) !== 0 && !this.isAllowed(host, host)) return forbiddenAddress(host, host);
    return undefined;
  }

  /** @throws OutboundFailure */
  async send(request: OutboundRequest): Promise<OutboundAnswer> {
    const { url, method, headers, body, timeoutMs, maxBytes, signal } = request;
    const timeout = AbortSignal.timeout(timeoutMs);
    const refusal = this.refusalOf(url.href);
    if (refusal) throw refusal;
    try {
      const answer = await this.agent.request({
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method,
        headers,
        body,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      });
      return { status: answer.statusCode, headers: answer.headers, body: await read(answer, maxBytes) };
    } catch (error) {
      throw outboundFailureOf(error);
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.agent.destroy();
  }

  private readonly isAllowed = (hostname: string, address: string): boolean =>
    this.privateHosts.has(hostname.toLowerCase()) || isPublicAddress(address);
}

/** IPv6 addresses stand in brackets in a URL. */
const nameOf = (hostname: string): string => hostname.replace(/^\[|\]$/g, '').toLowerCase();

const read = async ({ body }: Dispatcher.ResponseData, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new OutboundFailure('too-large', `the response has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
