import type { BackgroundJob } from '@taskloom/contracts';
import { documentLocale } from '@taskloom/ui';
import { en } from '../../texts/jobs/en';

type JobKey = Extract<keyof typeof en, `job.${string}`>;

const isJobKey = (key: string): key is JobKey => key in en;

/** The key of a job's title; undefined for a job that this version doesn't know. */
export const titleKeyOf = ({ name }: BackgroundJob): JobKey | undefined => {
  const key = `job.${name}`;
  return isJobKey(key) ? key : undefined;
};

const UNITS = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

const unitOf = (seconds: number) => UNITS.find(([, length]) => seconds >= length) ?? UNITS[2];

/** '10 minutes', '1.2 seconds'. */
export const durationText = (milliseconds: number): string => {
  const seconds = milliseconds / 1_000;
  const [unit, length] = unitOf(seconds);
  const [value, name] = milliseconds < 1_000 ? [milliseconds, 'millisecond'] : [seconds / length, unit];
  return value.toLocaleString(documentLocale(), {
    ...{ style: 'unit', unit: name, unitDisplay: 'long', maximumFractionDigits: 1 },
  });
};

/** 'in 7 minutes'; undefined for less than five seconds, and for the past. */
export const untilText = (instant: string, now = Date.now()): string | undefined => {
  const seconds = Math.round((Date.parse(instant) - now) / 1_000);
  if (seconds < 5) return undefined;
  const [unit, length] = unitOf(seconds);
  const format = new Intl.RelativeTimeFormat(documentLocale(), { numeric: 'always' });
  return format.format(Math.round(seconds / length), unit);
};
