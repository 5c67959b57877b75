/** The query of `GET /remotes/upgrade`: what another release of the platform provides. A version that is left out isn't compared. */
export interface RemoteUpgradeQuery {
  contracts?: string;
  client?: string;
  ui?: string;
  shell?: string;
}

export const UPGRADE_PLACES = ['live', 'canary', 'earlier'] as const;

/** A version that people get, or that a rollback restores (`earlier`). */
export interface RemoteUpgradeVersion {
  version: string;
  place: (typeof UPGRADE_PLACES)[number];
  /** The requirements that the release doesn't meet: `ui ^1.17.0`. Empty when it runs there. */
  unmet: string[];
}

export const UPGRADE_VERDICTS = ['runs', 'warned', 'refused'] as const;

/** The effect of a release on one remote. */
export interface RemoteUpgrade {
  name: string;
  title: string;
  /** `refused`: the live version doesn't run. `warned`: the canary doesn't, or there is no way back. */
  verdict: (typeof UPGRADE_VERDICTS)[number];
  versions: RemoteUpgradeVersion[];
}
