// @ts-check
const DAY_MS = 86_400_000;

/** A token that expires within this many days should be replaced. */
export const SOON_DAYS = 14;

/** @param {string} expiresAt ISO 8601 */
export const daysUntil = (expiresAt, now = Date.now()) => (Date.parse(expiresAt) - now) / DAY_MS;

/** @param {string} time ISO 8601 */
export const day = (time) => time.slice(0, 10);

/**
 * A warning for the team that deploys with the token; undefined while there is time.
 * @param {string | null} expiresAt @param {string} remote @param {number} [now]
 */
export const expiryWarning = (expiresAt, remote, now) =>
  expiresAt === null || daysUntil(expiresAt, now) > SOON_DAYS
    ? undefined
    : `This deploy token expires on ${day(expiresAt)}, within ${SOON_DAYS} days: an operator creates another one with npm run remote -- token create ${remote}.`;
