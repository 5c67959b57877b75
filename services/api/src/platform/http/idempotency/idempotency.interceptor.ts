import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { Database } from '../../database/index.js';
import { IdempotencyKeys, type Claim } from './idempotency-keys.js';
import { claimOf } from './idempotency.guard.js';
import { notedUpload } from './uploaded-body.js';

/**
 * Stores a write and its response in one transaction, which the handler's writes join: after a crash either both exist or
 * neither does. Failures store nothing, so the same key can be used again.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly database: Database,
    private readonly keys: IdempotencyKeys,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const claim = claimOf(request);
    if (!claim) return next.handle();
    const { statusCode } = http.getResponse<FastifyReply>();
    if (!claim.upload) return from(this.inside(claim, statusCode, next));
    return from(this.around(claim, statusCode, next, () => notedUpload(request)));
  }

  private inside(claim: Claim, status: number, next: CallHandler): Promise<unknown> {
    return this.database.transaction(async () => {
      await this.keys.claim(claim);
      const answer: unknown = await firstValueFrom(next.handle(), { defaultValue: undefined });
      await this.keys.keep(claim, { status, answer: toJson(answer) });
      return answer;
    });
  }

  /** An upload may take minutes: the key is claimed before and answered after it, in separate transactions. */
  private async around(
    claim: Claim,
    status: number,
    next: CallHandler,
    uploaded: () => string | undefined,
  ): Promise<unknown> {
    await this.keys.claim(claim);
    try {
      const answer: unknown = await firstValueFrom(next.handle(), { defaultValue: undefined });
      await this.keys.keep(claim, { status, answer: toJson(answer), upload: uploaded() });
      return answer;
    } catch (error) {
      await this.keys.release(claim);
      throw error;
    }
  }
}

const toJson = (answer: unknown): string | null =>
  answer === undefined || typeof answer === 'string' ? (answer ?? null) : JSON.stringify(answer);
