import { addDays, localDay } from '@taskloom/contracts';
import { v7 } from 'uuid';

const HOUR_MS = 3_600_000;

/** Converts relative times of the demo data (hours ago, days from today). */
export class Calendar {
  constructor(private readonly now = new Date()) {}

  ago(hours: number): string {
    return new Date(this.now.getTime() - hours * HOUR_MS).toISOString();
  }

  day(fromToday: number): string {
    return addDays(localDay(this.now), fromToday);
  }

  /** An id that sorts by that time. */
  idFrom(hoursAgo: number): string {
    return v7({ msecs: this.now.getTime() - Math.round(hoursAgo * HOUR_MS) });
  }
}
