import { Injectable, type ExecutionContext } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import { ApiError } from '../errors/api-error.js';

export const tooManyRequests = (retryAfter: number): ApiError =>
  new ApiError('TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment and try again.', {
    retryAfter: Math.max(1, Math.ceil(retryAfter)),
  });

/** Global and first: what it refuses costs no look at the database. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  protected override throwThrottlingException(
    _context: ExecutionContext,
    { timeToBlockExpire, timeToExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    throw tooManyRequests(timeToBlockExpire || timeToExpire);
  }
}
