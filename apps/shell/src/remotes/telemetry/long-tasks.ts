import { LONG_TASK_MS } from '@taskloom/contracts';
import { isRecord } from '@taskloom/contracts';

/** A script that blocked the main thread for {@link LONG_TASK_MS} or longer. */
export interface LongTask {
  /** The file of the function that started it. */
  url: string;
  durationMs: number;
}

const tasksIn = (entry: unknown): LongTask[] => {
  const scripts: unknown = isRecord(entry) ? entry.scripts : undefined;
  if (!Array.isArray(scripts)) return [];
  return scripts
    .filter(isRecord)
    .flatMap(({ sourceURL, duration }) =>
      typeof sourceURL === 'string' && typeof duration === 'number' && duration >= LONG_TASK_MS
        ? [{ url: sourceURL, durationMs: duration }]
        : [],
    );
};

/**
 * Observes long tasks by the file of the function that started them: timers, listeners and promises of a remote. Work that React calls
 * while rendering starts in React and can't be distinguished from the shell. Browsers without long animation frames report nothing.
 */
export function observeLongTasks(onTask: (task: LongTask) => void): void {
  const type = 'long-animation-frame';
  if (!('PerformanceObserver' in window) || !PerformanceObserver.supportedEntryTypes?.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().flatMap(tasksIn).forEach(onTask)).observe({
    type,
    buffered: true,
  });
}
