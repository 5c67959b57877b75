/** `remote.json`: what one remote contributes to the shell, written by its team (architecture, "One remote, whole"). */
export interface RemoteContribution {
  /** Lowercase word, unique in the installation: `calendar`. */
  name: string;
  title: string;
  routes: RemoteRoute[];
  navigation: NavigationEntry[];
  /** Ranges (semver) of the shared libraries without which it does not run. */
  requires: { contracts: string; client: string; ui: string };
}

export interface RemoteRoute {
  /** Path pattern of the shell's router: `/projects/:id`. */
  path: string;
  /** Document title of the screen while it loads. */
  title: string;
}

export interface NavigationEntry {
  label: string;
  path: string;
  /** Name in the shell's icon set; an unknown one shows a neutral icon. */
  icon: string;
  /** Ascending from the top. */
  order: number;
}

/** One remote of the registry's answer: the contribution, and where its immutable build lies. */
export interface ResolvedRemote extends RemoteContribution {
  /** Semantic version of the build. */
  version: string;
  /** URL of `mf-manifest.json`, absolute or same-origin: `/r/calendar/1.0.0/mf-manifest.json`. */
  manifest: string;
}

/** The registry's answer; `remotes.json` is its static twin. */
export interface RemotesAnswer {
  revision: number;
  remotes: ResolvedRemote[];
}
