import { localDay } from '@taskloom/sdk/contracts';

const DAY_MS = 86_400_000;

/** Days from today to a deadline, negative when it has passed. */
export const daysUntil = (deadline: string): number =>
  Math.round((Date.parse(deadline) - Date.parse(localDay())) / DAY_MS);
