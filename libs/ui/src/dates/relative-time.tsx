import { useEffect, useReducer } from 'react';
import { formatInstant } from './format';
import { formatRelative } from './relative';

/** How often the text is updated, in milliseconds. */
const REFRESH_MS = 30_000;

/** One timer for all instances; a page may have hundreds. */
const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const watch = (refresh: () => void): (() => void) => {
  watchers.add(refresh);
  timer ??= setInterval(() => watchers.forEach((each) => each()), REFRESH_MS);
  return () => {
    watchers.delete(refresh);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

export interface RelativeTimeProps {
  /** ISO 8601 instant. */
  time: string;
  /** The sentence around the time: `(ago) => t('updated', { ago })`. */
  label?: (relative: string) => string;
  underMinute?: string;
}

/** 'Updated 4 minutes ago'. Updates itself; the tooltip shows the exact time. */
export const RelativeTime = ({ time, label, underMinute }: RelativeTimeProps) => {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => watch(refresh), []);
  const relative = formatRelative(time, underMinute);
  return (
    <time dateTime={time} title={formatInstant(time)}>
      {label ? label(relative) : relative}
    </time>
  );
};
