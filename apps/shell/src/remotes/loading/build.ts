import type { RemoteBuild, RemoteRequirements, ResolvedRemote } from '@taskloom/contracts';

/** One version of a remote that can be loaded. */
export interface Build extends RemoteBuild {
  name: string;
  title: string;
  requires: RemoteRequirements;
  /** It runs in a frame. */
  isolation?: 'frame';
}

/** Identifies a build in maps and sets. */
export const keyOf = ({ name, version }: Pick<Build, 'name' | 'version'>): string => `${name}@${version}`;

/** Where a build's files lie: `https://host/r/calendar/1.2.0/`. */
export const folderOf = ({ manifest }: Pick<Build, 'manifest'>): string =>
  new URL('.', new URL(manifest, window.location.href)).href;

/** At least one, in the order of loading. */
export type Builds = readonly [Build, ...Build[]];

/** The requested version, then the fallback. */
export function buildsOf(remote: ResolvedRemote): Builds {
  const { name, title, version, manifest, integrity, requires, isolation, fallback } = remote;
  const requested = { name, title, version, manifest, integrity, requires, isolation };
  return fallback && fallback.version !== version ? [requested, { ...fallback, name, title }] : [requested];
}
