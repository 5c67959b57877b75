import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** Reads a file of at most a few megabytes, or returns the problem: one bad file must not fail a backup. */
export const readWhole = async (
  open: () => Promise<Readable | undefined>,
): Promise<Buffer | 'missing' | 'unreadable'> => {
  try {
    const stream = await open();
    return stream ? await buffer(stream) : 'missing';
  } catch {
    return 'unreadable';
  }
};
