import { isRecord, type RemoteVitals } from '@taskloom/contracts';
import { createShifts, slowestOf } from './vital-sums';

/** Milliseconds; the least that browsers allow. Shorter interactions are not observed. */
const SHORTEST_INTERACTION = 16;

/** Entries of one kind that a browser reports. Browsers without it report nothing. */
function observe(type: string, more: object, onEntry: (entry: Record<string, unknown>) => void): boolean {
  if (!('PerformanceObserver' in window) || !PerformanceObserver.supportedEntryTypes?.includes(type))
    return false;
  const read = (entry: unknown) => isRecord(entry) && onEntry(entry);
  new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, ...more });
  return true;
}

const numberIn = (entry: Record<string, unknown>, key: string): number => {
  const value = entry[key];
  return typeof value === 'number' ? value : 0;
};

const clamped = (value: number): number => Math.min(60_000, Math.max(0, Math.round(value)));

/** The web vitals of this page since {@link Vitals.begin}, or since it was loaded. */
export interface Vitals {
  begin: (since: number) => void;
  /** Without the largest paint when the visitor had clicked or typed before, as on the sign-in page: it was that of another screen. */
  read: () => RemoteVitals;
}

/**
 * Measures the screen that is shown. The web-vitals library measures whole pages; here several remotes share one (decision 0162). Used
 * by the page, and by the page in a frame.
 */
export function createVitals(): Vitals {
  let since = 0;
  let interactions = new Map<number, number>();
  let shifts = createShifts();
  let largestPaint = 0;
  let firstInput = Infinity;

  observe('largest-contentful-paint', { buffered: true }, (entry) => {
    largestPaint = numberIn(entry, 'startTime');
  });
  observe('first-input', { buffered: true }, (entry) => {
    firstInput = numberIn(entry, 'startTime');
  });
  observe('event', { durationThreshold: SHORTEST_INTERACTION, buffered: true }, (entry) => {
    const id = numberIn(entry, 'interactionId');
    if (id === 0 || numberIn(entry, 'startTime') < since) return;
    interactions.set(id, Math.max(interactions.get(id) ?? 0, numberIn(entry, 'duration')));
  });
  const seesShifts = observe('layout-shift', { buffered: true }, (entry) => {
    const at = numberIn(entry, 'startTime');
    if (entry['hadRecentInput'] !== true && at >= since) shifts.add(at, numberIn(entry, 'value'));
  });

  return {
    begin: (now) => {
      since = now;
      interactions = new Map();
      shifts = createShifts();
    },
    read: () => ({
      ...(largestPaint > 0 && firstInput > since && { lcp: clamped(largestPaint) }),
      ...(interactions.size > 0 && { inp: clamped(slowestOf([...interactions.values()])) }),
      ...(seesShifts && { cls: clamped(shifts.largest() * 1_000) }),
    }),
  };
}
