import { Reflector } from '@nestjs/core';
import type { RateName } from '../../config/index.js';

/** A separate limit for an expensive route, per address and minute; configured by `RATE_…`. */
export const RateLimit = Reflector.createDecorator<RateName>();
