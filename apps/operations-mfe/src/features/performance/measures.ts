import type { RemoteHour } from '@taskloom/contracts';

/** The stacked parts of the chart, from the bottom. */
export const MEASURES = [
  'loads',
  'failures',
  'errors',
  'longTasks',
] as const satisfies readonly (keyof RemoteHour)[];

export const COLORS: Readonly<Record<(typeof MEASURES)[number], string>> = {
  loads: 'var(--tl-chart-bar)',
  failures: 'var(--tl-chart-red)',
  errors: 'var(--tl-chart-yellow)',
  longTasks: 'var(--tl-chart-blue)',
};
