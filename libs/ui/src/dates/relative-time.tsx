import { useEffect, useReducer } from 'react';
import { createObservable } from '@taskloom/contracts';
import { formatInstant } from './format';
import { formatRelative } from './relative';

/** How often the text is updated, in milliseconds. */
const REFRESH_MS = 30_000;

/** One timer for all instances; a page may have hundreds. */
const ticks = createObservable((notify) => {
  const timer = setInterval(notify, REFRESH_MS);
  return () => clearInterval(timer);
});

export interface RelativeTimeProps {
  /** ISO 8601 instant. */
  time: string;
  /** The sentence around the time: `(ago) => t('updated', { ago })`. */
  label?: (relative: string) => string;
  underMinute?: string;
}

/**
 * 'Updated 4 minutes ago'. Updates itself; the tooltip shows the exact time.
 * @example
 * <RelativeTime time={comment.createdAt} />
 */
export const RelativeTime = ({ time, label, underMinute }: RelativeTimeProps) => {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => ticks.subscribe(refresh), []);
  const relative = formatRelative(time, underMinute);
  return (
    <time dateTime={time} title={formatInstant(time)}>
      {label ? label(relative) : relative}
    </time>
  );
};
