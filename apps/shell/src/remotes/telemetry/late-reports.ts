import type { RemoteReport } from '@taskloom/contracts';
import { keyOf, type Build } from '../loading/build';
import { referenceOf } from '../loading/load-failure';
import type { TellLoad } from './beacon';

/** One tab reports at most so many different troubles of a build, however often its code throws. */
export const MOST_REPORTS = 5;

type Trouble = Pick<RemoteReport, 'outcome' | 'reason' | 'durationMs'> & { reference: string };

export interface LateReports {
  /** A screen that had been standing threw; the person sees this reference on its card. Always reported, within the limit. */
  crashed: (build: Build, reason: string, reference: string) => void;
  /** An error that nobody caught. */
  threw: (build: Build, reason: string) => void;
  /** A script held the page for so long. */
  held: (build: Build, reason: string, durationMs: number) => void;
}

/** Reports what goes wrong after a screen stands: each trouble once, and few of each build. */
export function createLateReports(tell: TellLoad): LateReports {
  const reported = new Map<string, Set<string>>();

  const report = ({ name, version }: Build, trouble: Trouble, mark: string): void => {
    const key = `${keyOf({ name, version })} ${trouble.outcome}`;
    const marks = reported.get(key) ?? new Set();
    if (marks.has(mark) || marks.size >= MOST_REPORTS) return;
    reported.set(key, marks.add(mark));
    tell({ name, version, stage: 'ready', ...trouble });
  };

  return {
    crashed: (build, reason, reference) =>
      report(build, { outcome: 'late-error', durationMs: 0, reason, reference }, reference),
    threw: (build, reason) =>
      report(build, { outcome: 'late-error', durationMs: 0, reason, reference: referenceOf('late') }, reason),
    held: (build, reason, durationMs) =>
      report(build, { outcome: 'long-task', durationMs, reason, reference: referenceOf('task') }, reason),
  };
}
