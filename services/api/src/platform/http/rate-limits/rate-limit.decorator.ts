import { Reflector } from '@nestjs/core';
import type { RateName } from '../../config/index.js';

/** A limit of its own for a costly route, per address and minute; the number is configuration (`RATE_…`). */
export const RateLimit = Reflector.createDecorator<RateName>();
