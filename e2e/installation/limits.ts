/** How many times longer limits are on this machine than on a quick one, as `npm test` measures it. */
const FACTOR = Number(process.env['TEST_TIME_FACTOR'] ?? 1.5);

/** A time limit for this machine. @param ms on a quick machine, in milliseconds */
export const scaled = (ms: number): number => Math.round(ms * FACTOR);
