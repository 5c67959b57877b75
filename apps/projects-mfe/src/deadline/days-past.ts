import { localDay } from '@taskloom/contracts';

const DAY_MS = 86_400_000;

/** The number of days since a day. */
export const daysPast = (day: string): number =>
  Math.round((Date.parse(localDay()) - Date.parse(day)) / DAY_MS);
