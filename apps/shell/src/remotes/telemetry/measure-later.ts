import { whenIdle } from '@taskloom/client';
import type { ReportLoad } from './beacon';
import type { LongTask } from './long-tasks';
import type { Measure } from './screen-vitals';

/** Measures screens and long tasks with code that is loaded when the page is idle. Browsers keep what happens until then. */
export function measureLater(
  report: ReportLoad,
  now: () => number,
  onLongTask: (task: LongTask) => void,
): Measure {
  const loaded = new Promise<void>((resolve) => whenIdle(resolve))
    .then(() => import('./measurements'))
    .then(({ createScreenVitals, observeLongTasks }) => {
      observeLongTasks(onLongTask);
      return createScreenVitals(report, now);
    })
    // Without the code, nothing is reported.
    .catch(() => null);

  return (build, read, since = now()) => {
    let end: (() => void) | undefined;
    let left = false;
    void loaded.then((measure) => {
      // A screen that was left before counts as passed by.
      end = measure?.(build, read, left ? now() : since);
      if (left) end?.();
    });
    return () => {
      left = true;
      end?.();
    };
  };
}
