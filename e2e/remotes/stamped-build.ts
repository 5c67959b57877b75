import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RemoteContribution, ResolvedRemote } from '@taskloom/contracts';

type Facts = RemoteContribution & { version: string; integrity: Record<string, string> };

/** Folder of a site in which the versions of a remote lie. */
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

/** The registry's entry for a build that lies in the site. */
export function entryOf(site: string, name: string, version: string): ResolvedRemote {
  const facts = factsIn(join(versionsOf(site, name), version));
  return { ...facts, manifest: `/r/${name}/${version}/mf-manifest.json` };
}

/**
 * Another version of a build, as `BUILD_VERSION` would make it: a build is marked with its version in the names of its container and
 * of its chunks' callbacks, and nowhere else. A build takes seconds; this, milliseconds.
 */
export function stampedCopy(from: string, to: string, version: string): void {
  const { name, version: before } = factsIn(from);
  cpSync(from, to, { recursive: true });
  for (const file of filesUnder(to)) {
    // The server would send these instead of what follows.
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

/** Everything of a build but its `remote.json`, by path. */
export const contentsOf = (folder: string): [path: string, content: Buffer][] =>
  filesUnder(folder)
    .filter((file) => !file.endsWith('remote.json'))
    .map((file) => [relative(folder, file), readFileSync(file)]);

/** A stamped version in the site, beside the one that it is made of. */
export function stamp(site: string, name: string, from: string, version: string): ResolvedRemote {
  const folder = join(versionsOf(site, name), version);
  stampedCopy(join(versionsOf(site, name), from), folder, version);
  const integrity = Object.fromEntries(contentsOf(folder).map(([path, content]) => [path, sumOf(content)]));
  writeFileSync(join(folder, 'remote.json'), JSON.stringify({ ...factsIn(folder), integrity }, null, 2));
  return entryOf(site, name, version);
}
