import type {
  RemoteAlarm,
  RemoteErrorGroup,
  RemoteFigures,
  RemoteHour,
  RemoteLongTask,
  RemoteVersionFigures,
  RemoteVitalFigures,
} from '@taskloom/contracts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const ago = (minutes: number): string => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

export const aVital = (part: Partial<RemoteVitalFigures> = {}): RemoteVitalFigures => ({
  values: 812,
  p75: 140,
  good: 0.9,
  poor: 0.02,
  ...part,
});

export const aVersion = (
  version: string,
  part: Partial<RemoteVersionFigures> = {},
): RemoteVersionFigures => ({
  version,
  place: 'live',
  people: 1_084,
  share: 0.9,
  failures: 3,
  errors: 12,
  longTasks: 1,
  vitals: { lcp: aVital({ p75: 1_840 }), inp: aVital(), cls: aVital({ p75: 40 }) },
  worse: [],
  ...part,
});

export const anErrorGroup = (part: Partial<RemoteErrorGroup> = {}): RemoteErrorGroup => ({
  version: '1.5.0',
  message: 'Cannot read properties of undefined (reading "title")',
  frames: [
    { name: 'titleOf', file: 'src/features/month/day.tsx', line: 41, column: 18, resolved: true },
    { name: 'Month', file: 'src/features/month/month.tsx', line: 12, column: 5, resolved: true },
    { name: null, file: '/assets/shell.4c1f09aa.js', line: 1, column: 20_417, resolved: false },
  ],
  count: 31,
  people: 12,
  firstAt: ago(2_900),
  lastAt: ago(25),
  reference: 'late-k3f9',
  ...part,
});

export const aLongTask = (part: Partial<RemoteLongTask> = {}): RemoteLongTask => ({
  version: '1.5.0',
  reason: '/r/calendar/1.5.0/assets/month.4c1f09aa.js',
  people: 4,
  longestMs: 840,
  lastAt: ago(75),
  ...part,
});

/** Two days with more people by day than by night, and some failures in the last hours. */
const someHours = (): RemoteHour[] => {
  const hour = Math.floor(Date.now() / HOUR_MS);
  return Array.from({ length: 48 }, (_, at) => {
    const time = (hour - 47 + at) % 24;
    const loads = Math.round(60 * Math.max(0, Math.sin(((time - 6) / 14) * Math.PI)));
    const late = at > 40 && loads > 0;
    return {
      at: new Date((hour - 47 + at) * HOUR_MS).toISOString(),
      loads,
      failures: late ? 4 : 0,
      errors: late ? 6 : 0,
      longTasks: at % 9 === 0 && loads > 0 ? 1 : 0,
    };
  });
};

export const anAlarm = (part: Partial<RemoteAlarm> = {}): RemoteAlarm => ({
  version: '1.4.0',
  measure: 'failures',
  people: 1_200,
  affected: 90,
  raisedAt: '2026-11-26T10:00:00.000Z',
  resolvedAt: null,
  ...part,
});

/** A live version and a canary with errors. */
export const someFigures = (part: Partial<RemoteFigures> = {}): RemoteFigures => ({
  name: 'calendar',
  title: 'Calendar',
  versions: [
    aVersion('1.4.0'),
    aVersion('1.5.0', {
      place: 'canary',
      people: 121,
      share: 0.1,
      failures: 0,
      vitals: { lcp: aVital({ p75: 4_320, poor: 0.31 }), inp: aVital({ p75: 260, poor: 0.06 }), cls: null },
      worse: ['lcp'],
    }),
  ],
  hours: someHours(),
  errors: [
    anErrorGroup(),
    anErrorGroup({
      version: '1.4.0',
      message: 'Failed to fetch',
      frames: [],
      count: 1,
      people: 1,
      reference: null,
    }),
  ],
  longTasks: [aLongTask()],
  alarms: [],
  ...part,
});
