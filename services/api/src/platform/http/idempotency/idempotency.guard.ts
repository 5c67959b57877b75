import { createHmac } from 'node:crypto';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/index.js';
import { callerOf, type Caller } from '../access/caller.js';
import { CREDENTIALS } from '../access/credentials.decorator.js';
import { RouteMarks } from '../access/route-marks.js';
import { RequestBody } from '../body/request-body.js';
import { invalidField } from '../errors/api-error.js';
import { readUpload } from './uploaded-body.js';
import { IdempotencyKeys, type Claim } from './idempotency-keys.js';

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const claims = new WeakMap<object, Claim>();

const refusals = new WeakMap<object, Error>();

/**
 * The request's claim on its key, for the interceptor.
 *
 * @throws the error of an invalid key or body. It is delayed until here because a stranger gets 404 first (specification 10)
 */
export const claimOf = (request: FastifyRequest): Claim | undefined => {
  const refusal = refusals.get(request);
  if (refusal) throw refusal;
  return claims.get(request);
};

/**
 * Global guard after the session guard: a write with a key that this person has used before gets the stored response,
 * before any other check, since the object may no longer exist.
 */
@Injectable()
export class IdempotencyGuard implements CanActivate {
  private readonly secret: Buffer;

  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly marks: RouteMarks,
    config: ConfigService<Config, true>,
  ) {
    // Derived from the session key, so that stored hashes reveal nothing about token signatures.
    this.secret = createHmac('sha256', config.get('session.key', { infer: true }))
      .update('idempotency')
      .digest();
  }

  canActivate(context: ExecutionContext): true | Promise<true> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = request.headers['idempotency-key'];
    const caller = callerOf(request);
    if (key === undefined || !caller || !WRITES.has(request.method)) return true;
    const targets = [context.getHandler(), context.getClass()];
    if (this.marks.getAllAndOverride<boolean | undefined>(CREDENTIALS, targets)) return true;
    return this.claim(request, key, caller);
  }

  private async claim(request: FastifyRequest, key: string | string[], caller: Caller): Promise<true> {
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
      const sentence = 'The Idempotency-Key must be 1 to 255 printable characters.';
      refusals.set(request, invalidField('Idempotency-Key', sentence));
      return true;
    }
    const hash = await this.hashOf(request).catch((error: Error) => error);
    if (hash instanceof Error) {
      refusals.set(request, hash);
      return true;
    }
    const claim: Claim = { userId: caller._id, key, hash };
    // An unreadable body can't match the stored one.
    if (isStreamed(request)) claim.upload = () => readUpload(request).catch(() => undefined);
    await this.keys.replay(claim);
    claims.set(request, claim);
    return true;
  }

  private async hashOf(request: FastifyRequest): Promise<Buffer> {
    const hash = createHmac('sha256', this.secret).update(`${request.method} ${request.url}\n`);
    if (!isStreamed(request) && request.body instanceof RequestBody) hash.update(await request.body.bytes());
    return hash.digest();
  }
}

/** Uploads are hashed only once the key is known to be used: at this point they are not authorised yet. */
const isStreamed = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false;
