import { Injectable, type ExecutionContext } from '@nestjs/common';
import {
  InjectThrottlerOptions,
  InjectThrottlerStorage,
  ThrottlerGuard,
  type ThrottlerLimitDetail,
  type ThrottlerModuleOptions,
} from '@nestjs/throttler';
import { RouteMarks } from '../access/route-marks.js';
import { ApiError } from '../errors/api-error.js';
import { RateStorage } from './rate-storage.js';

export const tooManyRequests = (retryAfter: number): ApiError =>
  new ApiError('TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment and try again.', {
    retryAfter: Math.max(1, Math.ceil(retryAfter)),
  });

/** The first global guard: refused requests cost no database access. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  constructor(
    @InjectThrottlerOptions() options: ThrottlerModuleOptions,
    @InjectThrottlerStorage() storage: RateStorage,
    marks: RouteMarks,
  ) {
    super(options, storage, marks);
  }

  protected override throwThrottlingException(
    _context: ExecutionContext,
    { timeToBlockExpire, timeToExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    throw tooManyRequests(timeToBlockExpire || timeToExpire);
  }
}
