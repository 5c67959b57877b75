import { earliestDeadline, latestDeadline, LIMITS } from '@taskloom/contracts';
import { invalidField } from '../../platform/http/index.js';

/**
 * A new deadline lies between today and 50 years ahead; an unchanged one may be in the past (specification 10).
 *
 * @throws 400 for a new deadline outside that range
 */
export const requireDeadlineInRange = (
  next: string | null | undefined,
  current: string | null = null,
): void => {
  if (next == null || next === current) return;
  if (next < earliestDeadline()) throw invalidField('deadline', 'The deadline must not be in the past.');
  if (next > latestDeadline()) {
    throw invalidField('deadline', `The deadline must be within the next ${LIMITS.deadlineYears} years.`);
  }
};
