import { Injectable, Logger } from '@nestjs/common';
import { isRecord } from '@taskloom/contracts';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import { Outbound, OutboundFailure } from '../../../platform/outbound/index.js';

const MINUTE_MS = 60_000;
/** How long keys are used without fetching them again. */
const FRESH_MS = 10 * MINUTE_MS;
/** Shortest time between two fetches from one issuer, also after a failure or for a key that nobody knows. */
const PAUSE_MS = 30_000;
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 256 * 1024;
/** Issuers in memory. */
const MOST = 100;

interface State {
  keys?: JWTVerifyGetKey;
  fetchedAt: number;
  running?: Promise<void>;
}

/** The issuer's keys can't be fetched. */
export class IssuerUnreachable extends Error {}

/** The public keys of the providers that trust rules name: discovered, fetched and cached. */
@Injectable()
export class IssuerKeys {
  private readonly logger = new Logger(IssuerKeys.name);
  private readonly states = new LRUCache<string, State>({ max: MOST });

  constructor(private readonly outbound: Outbound) {}

  /**
   * Verifies with the keys of the issuer. A key that is not among them may be new, so they are fetched once more.
   *
   * @throws IssuerUnreachable when there are no keys
   */
  async with<Result>(issuer: string, verify: (keys: JWTVerifyGetKey) => Promise<Result>): Promise<Result> {
    const state = this.stateOf(issuer);
    if (!state.keys || state.fetchedAt + FRESH_MS < Date.now()) await this.fetch(issuer, state);
    const keys = this.keysIn(state, issuer);
    try {
      return await verify(keys);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await this.fetch(issuer, state);
      const newer = this.keysIn(state, issuer);
      if (newer === keys) throw error;
      return verify(newer);
    }
  }

  private stateOf(issuer: string): State {
    const state = this.states.get(issuer) ?? { fetchedAt: -Infinity };
    this.states.set(issuer, state);
    return state;
  }

  private keysIn({ keys }: State, issuer: string): JWTVerifyGetKey {
    if (!keys) throw new IssuerUnreachable(issuer);
    return keys;
  }

  /** Never rejects. Keys that can't be renewed stay in use. */
  private fetch(issuer: string, state: State): Promise<void> {
    if (state.running) return state.running;
    if (state.fetchedAt + PAUSE_MS > Date.now()) return Promise.resolve();
    state.fetchedAt = Date.now();
    state.running = this.discover(issuer)
      .then(
        (keys) => void (state.keys = keys),
        (error: unknown) => this.logger.warn({ err: error }, `The keys of ${issuer} can't be fetched`),
      )
      .finally(() => (state.running = undefined));
    return state.running;
  }

  private async discover(issuer: string): Promise<JWTVerifyGetKey> {
    const metadata = await this.json(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    if (metadata['issuer'] !== issuer) throw new OutboundFailure('broken', `it names another issuer`);
    const { keys } = await this.json(String(metadata['jwks_uri']));
    const set: JSONWebKeySet = { keys: Array.isArray(keys) ? keys : [] };
    return createLocalJWKSet(set);
  }

  private async json(address: string): Promise<Record<string, unknown>> {
    const refusal = this.outbound.refusalOf(address);
    if (refusal) throw refusal;
    const { status, body } = await this.outbound.send({
      url: new URL(address),
      method: 'GET',
      headers: { accept: 'application/json' },
      body: null,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
    if (status !== 200) throw new OutboundFailure('broken', `${address} responded with ${status}`);
    const value: unknown = JSON.parse(body.toString());
    if (!isRecord(value)) throw new OutboundFailure('broken', `${address} has no object`);
    return value;
  }
}
