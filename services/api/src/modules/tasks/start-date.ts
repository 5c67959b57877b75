import { addDays, latestDeadline, LIMITS, localDay, type TaskFields } from '@taskloom/contracts';
import { startAfterDeadline, startFarAway } from './task.errors.js';

type Days = Pick<TaskFields, 'startDate' | 'deadline'>;

const NO_DAYS: Days = { startDate: null, deadline: null };

/** A task may have begun long ago, but the year must be one that calendars and PostgreSQL can show. */
const earliestStart = (): string => addDays(localDay(), -366 * LIMITS.deadlineYears);

/** @throws 400 for a new start date far from today, and for one after the deadline, whichever of them changes */
export const requireStartInOrder = (changes: Partial<Days>, before: Days = NO_DAYS): void => {
  const { startDate = before.startDate, deadline = before.deadline } = changes;
  if (startDate === null || (startDate === before.startDate && deadline === before.deadline)) return;
  if (startDate !== before.startDate && (startDate < earliestStart() || startDate > latestDeadline())) {
    throw startFarAway();
  }
  if (deadline !== null && startDate > deadline) throw startAfterDeadline();
};
