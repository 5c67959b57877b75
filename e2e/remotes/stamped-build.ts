import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RemoteContribution, ResolvedRemote } from '@taskloom/contracts';

type Facts = RemoteContribution & { version: string; integrity: Record<string, string> };

/** The folder of a site with the versions of a remote. */
export const versionsOf = (site: string, name: string): string => join(site, 'r', name);

const idOf = (name: string, version: string): string => `taskloom_${name}_${version}`.replace(/\W/g, '_');

export const sumOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

export const factsIn = (folder: string): Facts =>
  JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as Facts;

/** The registry's entry for a build in the site. */
export function entryOf(site: string, name: string, version: string): ResolvedRemote {
  const facts = factsIn(join(versionsOf(site, name), version));
  return { ...facts, manifest: `/r/${name}/${version}/mf-manifest.json` };
}

/**
 * Creates another version of a build as `BUILD_VERSION` would. A build contains its version only in the names
 * of its container and of its chunks' callbacks. Building takes seconds, this takes milliseconds.
 */
export function stampedCopy(from: string, to: string, version: string): void {
  const { name, version: before } = factsIn(from);
  cpSync(from, to, { recursive: true });
  for (const file of filesUnder(to)) {
    // The server would prefer these precompressed files to the changed ones.
    if (/\.(br|gz)$/.test(file)) rmSync(file);
    else if (/\.(js|json)$/.test(file)) {
      const text = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        text.replaceAll(idOf(name, before), idOf(name, version)).replaceAll(before, version),
      );
    }
  }
}

/** The contents of all files of a build except `remote.json`, by path. */
export const contentsOf = (folder: string): [path: string, content: Buffer][] =>
  filesUnder(folder)
    .filter((file) => !file.endsWith('remote.json'))
    .map((file) => [relative(folder, file), readFileSync(file)]);

/** Adds a stamped version to the site, beside its original. */
export function stamp(site: string, name: string, from: string, version: string): ResolvedRemote {
  const folder = join(versionsOf(site, name), version);
  stampedCopy(join(versionsOf(site, name), from), folder, version);
  const integrity = Object.fromEntries(contentsOf(folder).map(([path, content]) => [path, sumOf(content)]));
  writeFileSync(join(folder, 'remote.json'), JSON.stringify({ ...factsIn(folder), integrity }, null, 2));
  return entryOf(site, name, version);
}
