import {
  canUseRemote,
  remoteFolder,
  type RemoteBuild,
  type ResolvedRemote,
  type TeamRole,
} from '@taskloom/contracts';
import { isInCanary } from './canary-group.js';
import type { SnapshotRemote, SnapshotVersion } from './snapshot.repository.js';

/** Files with checksums for browsers. Images and fonts are harmless, and hashes don't compress, so they have none. */
const CHECKED = /\.(js|css)$|^mf-manifest\.json$/;

const presentBuild = (name: string, { version, files }: SnapshotVersion): RemoteBuild => ({
  version,
  manifest: `${remoteFolder(name, version)}mf-manifest.json`,
  integrity: Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => CHECKED.test(path))
      .map(([path, { integrity }]) => [path, integrity]),
  ),
});

/** The caller and the versions to preview. */
export interface Asker {
  person?: { _id: string; role: TeamRole };
  /** The one remote that a deploy token is for. */
  token?: string;
  /** By the remote's name; a version of another one is ignored. */
  previews: ReadonlyMap<string, SnapshotVersion>;
}

type Chosen = Pick<ResolvedRemote, 'audience'> & { run: SnapshotVersion; otherwise: SnapshotVersion | null };

const choose = ({ name, live, before, canary }: SnapshotRemote, { person, previews }: Asker): Chosen => {
  const asked = previews.get(name);
  const good = live.revoked === null ? live : before;
  if (asked) return { run: asked, otherwise: good, audience: 'preview' };
  if (canary && person && isInCanary(name, person._id, canary.percent)) {
    return { run: canary, otherwise: good, audience: 'canary' };
  }
  return { run: live, otherwise: before };
};

/** The version that runs for this person. */
export const runningVersion = (remote: SnapshotRemote, asker: Asker): SnapshotVersion =>
  choose(remote, asker).run;

/** One remote as resolved for this person. */
export const presentResolved = (remote: SnapshotRemote, asker: Asker): ResolvedRemote => {
  const { run, otherwise, audience } = choose(remote, asker);
  const { backend: _backend, notifications: _notifications, ...shown } = run.contribution;
  return {
    name: remote.name,
    ...shown,
    ...presentBuild(remote.name, run),
    ...(otherwise &&
      otherwise.version !== run.version && {
        fallbackVersion: otherwise.version,
        fallback: {
          ...presentBuild(remote.name, otherwise),
          requires: otherwise.contribution.requires,
          ...(otherwise.contribution.permissions && { permissions: otherwise.contribution.permissions }),
          ...(otherwise.contribution.isolation && { isolation: otherwise.contribution.isolation }),
        },
      }),
    ...(audience && { audience }),
    ...(audience === 'preview' && { publishedBy: run.publishedBy }),
    ...(run.revoked !== null && { revoked: run.revoked }),
  };
};

/** Hides a remote from people who lack a right that it requires. A team sees its own remote, to test it in the live shell. */
export const isThereFor = (
  remote: Pick<ResolvedRemote, 'name' | 'rights'>,
  { person, token }: Asker,
): boolean => token === remote.name || canUseRemote(person ?? null, remote);
