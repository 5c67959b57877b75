import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** The content of a file of at most a few megabytes, or why there is none: one bad file doesn't end a backup. */
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
