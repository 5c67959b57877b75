import { jitter } from '@taskloom/contracts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds between the tries: about a day in all. */
const PAUSES = [5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 8 * HOUR];

/** Seconds until the next try, with jitter; undefined when a delivery is given up. */
export const secondsToNextTry = (tries: number): number | undefined => {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? undefined : jitter(pause, 0.8, 1.2);
};
