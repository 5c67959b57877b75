import { jitter } from '@taskloom/contracts';

const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 2 * 3_600;

/** About three days, so that a mail server can be down over a weekend. */
export const MAX_TRIES = 45;

/** Seconds until the next try: exponential backoff, half of it jitter, so that a recovering server isn't flooded. */
export const secondsToNextTry = (tries: number): number =>
  jitter(Math.min(FIRST_SECONDS * 2 ** (tries - 1), LONGEST_SECONDS));
