import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any backup takes; a younger folder may belong to a running backup. */
const SAFE_AGE_MS = 24 * 3_600_000;

/** Removes temporary folders of killed backups. */
export const removeAbandoned = async (folder: string): Promise<void> => {
  const names = await readdir(folder);
  for (const name of names.filter((entry) => /^\.backup-\w{6}$/.test(entry))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - SAFE_AGE_MS) await rm(path, { recursive: true, force: true });
  }
};
