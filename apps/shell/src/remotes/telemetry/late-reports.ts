import type { RemoteReport } from '@taskloom/contracts';
import { keyOf, type Build } from '../loading/build';
import { referenceOf } from '../loading/load-failure';
import type { ReportLoad } from './beacon';

/** The maximum number of different problems of each kind that one tab reports per build. */
export const MOST_REPORTS = 5;

type Problem = Pick<RemoteReport, 'outcome' | 'reason' | 'durationMs' | 'stack'> & { reference: string };

export interface LateReports {
  /** A settled screen threw. `reference` is the one on the error card. */
  crashed: (build: Build, reason: string, reference: string, stack?: string) => void;
  /** An uncaught error. */
  threw: (build: Build, reason: string, stack?: string) => void;
  /** A script blocked the main thread. */
  held: (build: Build, reason: string, durationMs: number) => void;
}

/** Reports errors after a screen has settled, each once and at most {@link MOST_REPORTS} per build and kind. */
export function createLateReports(report: ReportLoad): LateReports {
  const reported = new Map<string, Set<string>>();

  const reportOnce = ({ name, version }: Build, problem: Problem, mark: string): void => {
    const key = `${keyOf({ name, version })} ${problem.outcome}`;
    const marks = reported.get(key) ?? new Set();
    if (marks.has(mark) || marks.size >= MOST_REPORTS) return;
    reported.set(key, marks.add(mark));
    report({ name, version, stage: 'ready', ...problem });
  };

  return {
    crashed: (build, reason, reference, stack) =>
      reportOnce(build, { outcome: 'late-error', durationMs: 0, reason, reference, stack }, reference),
    threw: (build, reason, stack) =>
      reportOnce(
        build,
        { outcome: 'late-error', durationMs: 0, reason, reference: referenceOf('late'), stack },
        reason,
      ),
    held: (build, reason, durationMs) =>
      reportOnce(build, { outcome: 'long-task', durationMs, reason, reference: referenceOf('task') }, reason),
  };
}
