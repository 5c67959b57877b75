import type {
  RemoteRequirements,
  RemoteUpgrade,
  RemoteUpgradeQuery,
  RemoteUpgradeVersion,
} from '@taskloom/contracts';
import { satisfies } from 'compare-versions';
import type { SnapshotRemote, SnapshotVersion } from '../resolve/snapshot.repository.js';

const PROVIDERS = ['contracts', 'client', 'ui', 'shell'] as const;

const isMet = (version: string, range: string): boolean => {
  try {
    return satisfies(version, range);
  } catch {
    return false;
  }
};

/** The requirements that a release doesn't meet. */
export const unmetBy = (release: RemoteUpgradeQuery, requires: RemoteRequirements): string[] =>
  PROVIDERS.flatMap((provider) => {
    const [range, version] = [requires[provider], release[provider]];
    return range === undefined || version === undefined || isMet(version, range)
      ? []
      : [`${provider} ${range}`];
  });

/** The effect of a release on the versions of a remote that people get now, and on its way back. */
export const upgradeOf = (
  { name, live, canary, before }: SnapshotRemote,
  release: RemoteUpgradeQuery,
): RemoteUpgrade => {
  const about = (
    place: RemoteUpgradeVersion['place'],
    found: SnapshotVersion | null,
  ): RemoteUpgradeVersion[] =>
    found ? [{ version: found.version, place, unmet: unmetBy(release, found.contribution.requires) }] : [];
  const versions = [...about('live', live), ...about('canary', canary), ...about('earlier', before)];
  const [first, ...others] = versions.map(({ unmet }) => unmet.length > 0);
  const warned = others.includes(true) ? 'warned' : 'runs';
  return { name, title: live.contribution.title, verdict: first ? 'refused' : warned, versions };
};
