const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 2 * 3_600;

/** About three days, so that a mail server may be away over a weekend. */
export const MAX_TRIES = 45;

/** Seconds until the next try: doubling, and half of it at random, so that a server that comes back is not stormed. */
export const secondsToNextTry = (tries: number, random = Math.random): number => {
  const full = Math.min(FIRST_SECONDS * 2 ** (tries - 1), LONGEST_SECONDS);
  return full / 2 + (random() * full) / 2;
};
