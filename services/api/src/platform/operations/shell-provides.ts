import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@taskloom/contracts';
import type { Config } from '../config/index.js';

/** Versions by name. */
type Versions = Record<string, string>;

/**
 * The versions that the shell of this installation provides to remotes, by `provides.json` beside it: those of our packages and of
 * each shared module. Both are empty when the shell is served elsewhere.
 */
export async function shellProvides({
  directory,
}: Config['site']): Promise<{ packages: Versions; modules: Versions }> {
  const text = directory && (await readFile(join(directory, 'provides.json'), 'utf8').catch(() => ''));
  const json: unknown = JSON.parse(text || '{}');
  return { packages: versionsIn(json), modules: versionsIn(isRecord(json) ? json.modules : undefined) };
}

const versionsIn = (json: unknown): Versions =>
  Object.fromEntries(
    Object.entries(isRecord(json) ? json : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
