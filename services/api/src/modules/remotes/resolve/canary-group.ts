import { createHash } from 'node:crypto';

/**
 * Which hundredth of all people somebody belongs to for a remote, 0 to 99: always the same one, and another for another remote, so
 * that no one is the first for all of them.
 */
export const groupOf = (remote: string, userId: string): number =>
  createHash('sha256').update(`${remote}:${userId}`).digest().readUInt32BE(0) % 100;

/** Who is in at 5 percent stays in at 20. */
export const isInCanary = (remote: string, userId: string, percent: number): boolean =>
  groupOf(remote, userId) < percent;
