import type { RemoteReport, RemoteVitals } from '@taskloom/contracts';
import { keyOf, type Build } from '../loading/build';
import type { ReportLoad } from './beacon';
import { createVitals } from './vitals';

/** Reports of one tab about one build. */
const MOST_REPORTS = 5;
/** A screen that is left sooner was only passed by. */
const SHORTEST_VISIT_MS = 1_000;

type Shown = Pick<Build, 'name' | 'version'>;

interface Visit {
  build: Shown;
  since: number;
  /** No other screen was shown before it. */
  first: boolean;
  read: () => RemoteVitals;
  sent: string;
}

/** Begins a visit and returns its end. `read` says what a frame has measured, `since` when the screen arrived. */
export type Measure = (build: Shown, read?: () => RemoteVitals, since?: number) => () => void;

/** Measures the screen that is shown, from its arrival until it is left or the page is hidden. */
export function createScreenVitals(report: ReportLoad, now: () => number): Measure {
  const reports = new Map<string, number>();
  const vitals = createVitals();
  let visit: Visit | null = null;
  let visits = 0;

  const vitalsOf = ({ first, read }: Visit): RemoteVitals => {
    const { lcp, ...rest } = read();
    const isOwn = first && vitals.read().lcp !== undefined;
    return isOwn && lcp !== undefined ? { lcp, ...rest } : rest;
  };

  const send = (): void => {
    if (!visit || now() - visit.since < SHORTEST_VISIT_MS) return;
    const { name, version } = visit.build;
    const measured = vitalsOf(visit);
    const words = JSON.stringify(measured);
    const count = reports.get(keyOf(visit.build)) ?? 0;
    if (words === '{}' || words === visit.sent || count >= MOST_REPORTS) return;
    visit.sent = words;
    reports.set(keyOf(visit.build), count + 1);
    const about: RemoteReport = { name, version, outcome: 'vitals', stage: 'ready', durationMs: 0 };
    report({ ...about, vitals: measured });
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });

  return (build, read = vitals.read, since = now()) => {
    visits += 1;
    const mine: Visit = { build, since, first: visits === 1, read, sent: '' };
    vitals.begin(mine.since);
    visit = mine;
    return () => {
      if (visit !== mine) return;
      send();
      visit = null;
    };
  };
}
