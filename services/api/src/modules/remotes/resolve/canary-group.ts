import { createHash } from 'node:crypto';

/**
 * The group of a person for a remote, 0 to 99. It is stable, and differs between remotes, so that no one is in
 * every canary.
 */
export const groupOf = (remote: string, userId: string): number =>
  createHash('sha256').update(`${remote}:${userId}`).digest().readUInt32BE(0) % 100;

/** People in a canary of 5 percent stay in it at 20. */
export const isInCanary = (remote: string, userId: string, percent: number): boolean =>
  groupOf(remote, userId) < percent;
