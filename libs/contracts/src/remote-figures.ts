/** Web vitals of a remote's screens: the largest paint of a page that it opens, the slowest responses, and shifts of the layout. */
export const REMOTE_VITALS = ['lcp', 'inp', 'cls'] as const;
export type RemoteVital = (typeof REMOTE_VITALS)[number];

/** Measured while a screen was open; absent when the browser measured none. */
export interface RemoteVitals {
  /** Milliseconds, at most 60,000. */
  lcp?: number;
  /** Milliseconds, at most 60,000. */
  inp?: number;
  /** Thousandths, at most 60,000. */
  cls?: number;
}

/** A value is good up to the first limit, and poor above the second (https://web.dev/articles/vitals). */
export const VITAL_LIMITS = {
  lcp: { good: 2_500, poor: 4_000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 100, poor: 250 },
} as const satisfies Record<RemoteVital, { good: number; poor: number }>;

/** Maximum size of an uploaded source map: 8 MB. */
export const SOURCE_MAP_BYTES = 8 * 1024 * 1024;

/** One web vital of a version in the last 14 days. Each person counts once a day. */
export interface RemoteVitalFigures {
  /** Number of values. */
  values: number;
  /** Three of four values are at most this, in the unit of {@link RemoteVitals}. */
  p75: number;
  /** Shares of the values, 0 to 1. */
  good: number;
  poor: number;
}

export const REMOTE_PLACES = ['live', 'canary', 'preview', 'earlier'] as const;
export type RemotePlace = (typeof REMOTE_PLACES)[number];

/** A version and the people who use it. */
export interface RemoteVersionFigures {
  version: string;
  place: RemotePlace;
  /** People of the last 24 hours whose last load was of this version. */
  people: number;
  /** Their share of the people of all versions, 0 to 1. */
  share: number;
  /** People of the last 24 hours with a failed load, … */
  failures: number;
  /** … with an error after rendering, … */
  errors: number;
  /** … with a long task. */
  longTasks: number;
  /** Null without values. */
  vitals: Record<RemoteVital, RemoteVitalFigures | null>;
  /** Of a canary: the vitals that are poor for significantly more people than those of the live version. */
  worse: RemoteVital[];
}

/** The people of one hour, in all versions. */
export interface RemoteHour {
  /** ISO 8601, the start. */
  at: string;
  loads: number;
  failures: number;
  errors: number;
  longTasks: number;
}

export interface RemoteErrorFrame {
  /** The function; null when it has no name. */
  name: string | null;
  /** A source file when the position was resolved by a source map; else the address of the script. */
  file: string;
  line: number;
  column: number;
  resolved: boolean;
}

/** Errors with the same message at the same position of one version, in the last 14 days. */
export interface RemoteErrorGroup {
  version: string;
  message: string;
  /** The calls of the first error, innermost first, at most 10. */
  frames: RemoteErrorFrame[];
  /** Number of reports. */
  count: number;
  people: number;
  /** ISO 8601. */
  firstAt: string;
  lastAt: string;
  /** Of the last report, as on the error card; null when it had none. */
  reference: string | null;
}

/** People with the same long task. */
export interface RemoteLongTask {
  version: string;
  /** The file of the script; null when the browser gave none. */
  reason: string | null;
  people: number;
  longestMs: number;
  /** ISO 8601. */
  lastAt: string;
}

export const REMOTE_ALARM_MEASURES = ['failures', 'errors', 'inp'] as const;
export type RemoteAlarmMeasure = (typeof REMOTE_ALARM_MEASURES)[number];

/**
 * An alarm is raised for the live version when at least `people` have used it in the last hour, `affected` of them have the problem, and
 * their share is above the limit: failed loads, errors after rendering, responses slower than 500 ms.
 */
export const REMOTE_ALARM_LIMITS = { failures: 0.05, errors: 0.1, inp: 0.25 } as const satisfies Record<
  RemoteAlarmMeasure,
  number
>;
export const REMOTE_ALARM_LEAST = { people: 10, affected: 3 } as const;

/** The share of people with a problem was above the limit. */
export interface RemoteAlarm {
  version: string;
  measure: RemoteAlarmMeasure;
  /** People of the hour before it was raised, and those with the problem. */
  people: number;
  affected: number;
  /** ISO 8601. */
  raisedAt: string;
  /** When the share was below half of the limit again, or another version became live; null until then. */
  resolvedAt: string | null;
}

/** `GET /remotes/{name}/figures`: how the versions of one remote perform. */
export interface RemoteFigures {
  name: string;
  title: string;
  /** The versions of the last 24 hours and those that are live, most people first, at most 20. */
  versions: RemoteVersionFigures[];
  /** The last 48 hours, oldest first. */
  hours: RemoteHour[];
  /** Most people first, at most 20. */
  errors: RemoteErrorGroup[];
  /** Of the last 48 hours, most people first, at most 10. */
  longTasks: RemoteLongTask[];
  /** Raised or resolved in the last 14 days, newest first, at most 20. */
  alarms: RemoteAlarm[];
}
