import type { RemoteActor } from './remote-operations.js';

/** What a person may be allowed to do that decides whether a remote is there for them (decision 0017). */
export const REMOTE_RIGHTS = ['operate-remotes'] as const;
export type RemoteRight = (typeof REMOTE_RIGHTS)[number];

/** The same words in other languages than English, by their code: `{ "de": "Kalender" }`. English stands in where one lacks. */
export type OtherLanguages = Record<string, string>;

/** `remote.json`: what one remote contributes to the shell, written by its team (architecture, "One remote, whole"). */
export interface RemoteContribution {
  /** Lowercase word, unique in the installation: `calendar`. */
  name: string;
  title: string;
  titles?: OtherLanguages;
  routes: RemoteRoute[];
  navigation: NavigationEntry[];
  /** Entries of the command palette; none when absent. */
  commands?: CommandEntry[];
  /** Ranges (semver) of what it needs and without which it does not run. */
  requires: RemoteRequirements;
  /** Named places of the shell that it fills beside its routes; none when absent. */
  slots?: string[];
  /** Those alone get it who have all of these; everybody when absent, nobody with one that is not known. */
  rights?: RemoteRight[];
}

/** Libraries that the shell provides, each with a semantic version of its own. */
export type ProvidedLibrary = 'contracts' | 'client' | 'ui';

/** Ranges of these libraries, and when it matters of the shell itself and of what the API can do. */
export interface RemoteRequirements extends Record<ProvidedLibrary, string> {
  shell?: string;
  /** Names of capabilities that `GET /meta` lists. */
  api?: string[];
}

export interface RemoteRoute {
  /** Path pattern of the shell's router: `/projects/:id`. */
  path: string;
  /** Document title of the screen while it loads. */
  title: string;
  titles?: OtherLanguages;
  /**
   * What the screen asks the API for first, below {@link API_BASE} and with the path's own parameters: `/projects/:id`. The shell
   * asks while the code is still on its way; the screen's query takes that answer.
   */
  asks?: string[];
  /** Files of the build, by their path beside the manifest, that the screen needs to be drawn. The build fills it in. */
  files?: string[];
}

export interface NavigationEntry {
  label: string;
  labels?: OtherLanguages;
  path: string;
  /** Name in the shell's icon set; an unknown one shows a neutral icon. */
  icon: string;
  /** Ascending from the top. */
  order: number;
}

/** An entry of the command palette. It leads to a path, so it is offered before any code of the remote runs. */
export interface CommandEntry {
  /** Unique inside the remote. */
  id: string;
  title: string;
  titles?: OtherLanguages;
  /** Path and query of this site: `/?new=project`. */
  to: string;
  /** Offered to people with this role only; to everybody when absent. */
  role?: 'admin';
}

/** Where one immutable build of a remote lies, and what its files must be. */
export interface RemoteBuild {
  /** Semantic version of the build. */
  version: string;
  /** URL of `mf-manifest.json`, absolute or same-origin: `/r/calendar/1.0.0/mf-manifest.json`. */
  manifest: string;
  /** Of each file, by its path beside the manifest (`assets/x.js`): `sha384-…`, as `integrity` attributes take it. */
  integrity?: Record<string, string>;
}

/** One remote of the registry's answer: the contribution, and the build this person gets. */
export interface ResolvedRemote extends RemoteContribution, RemoteBuild {
  /** The version to run when this one can't; the last one that was live before it. */
  fallbackVersion?: string;
  fallback?: RemoteBuild & { requires: RemoteRequirements };
  /** This person gets a version that is not everybody's: in a canary, or by a preview they asked for. */
  audience?: 'canary' | 'preview';
  /** Who published it; only with the audience `preview`. */
  publishedBy?: RemoteActor;
  /** No version of it may run, and why: its screens say so. */
  revoked?: string;
}

/** The registry's answer; `remotes.json` is its static twin. */
export interface RemotesAnswer {
  /** Rises with each activation. */
  revision: number;
  remotes: ResolvedRemote[];
}

/** Where a load of a remote ended (architecture, "Remotes at run time"). */
export const REMOTE_STAGES = [
  'resolve',
  'compatible',
  'manifest',
  'entry',
  'expose',
  'mount',
  'ready',
] as const;
export type RemoteStage = (typeof REMOTE_STAGES)[number];

/** What went wrong after a remote was drawn: its code threw, or held the page for {@link LONG_TASK_MS} or more. */
export const REMOTE_TROUBLES = ['late-error', 'long-task'] as const;

/** What a shell reports of a remote: how a load ended, or what went wrong later. */
export const REMOTE_OUTCOMES = ['ready', 'failed', 'incompatible', 'revoked', ...REMOTE_TROUBLES] as const;
export type RemoteOutcome = (typeof REMOTE_OUTCOMES)[number];

/** Milliseconds from which a task counts as long. */
export const LONG_TASK_MS = 200;

/** Form of the reference on an error card and in its report: `k3f9-2mxa`. */
export const REMOTE_REFERENCE = /^[\w-]{4,40}$/;

/** What a shell tells of one load of one remote; see {@link RemoteReport}. */
export interface RemoteBeacon {
  name: string;
  version: string;
  outcome: 'ready' | 'failed' | 'incompatible' | 'revoked';
  /** Where it stopped; `ready` when it did not. */
  stage: RemoteStage;
  /** From the wish to the mounted screen or the failure, milliseconds, 0 to 60,000. */
  durationMs: number;
  /** Why it failed, at most 300 characters. */
  reason?: string;
  /** The reference that the person sees on the card, so that an operator finds the report. */
  reference?: string;
  /** The version that should have run, when this one ran in its place. */
  insteadOf?: string;
}

/**
 * `POST /remotes/beacons`, sent with the session of the person in `Authorization`. Each signed-in person counts once for each version
 * and outcome; a report without a session is answered with 202 and counts for nothing.
 */
export interface RemoteReport extends Omit<RemoteBeacon, 'outcome'> {
  /** For a trouble, `stage` is `ready`, and `durationMs` the length of the task, 0 for an error. */
  outcome: RemoteOutcome;
}

/** Sent to every socket after an activation: another version of this remote is live, so the answer has changed. */
export interface RemotesActivatedEvent {
  revision: number;
  name: string;
  /** Null when nothing is live of it. */
  version: string | null;
}

/**
 * `POST /remotes/preview`: this published version for this browser alone; null ends it. Team admins only. The shell sends it after the
 * person has agreed to what {@link RemotePreviewOffer} names. Of a locked remote it is 409 `REMOTE_LOCKED`.
 */
export interface RemotePreview {
  remote: string;
  /** `preview` stands for the version that the preview channel has now; what it gets later needs another consent. */
  version: string | null;
}

/**
 * `GET /remotes/preview?remote=calendar&version=1.4.0`: what the shell names before it asks for the preview. Nothing runs and nothing is
 * remembered by it. Team admins only; 404 when it is not published, 409 when the remote is locked or the version revoked.
 */
export interface RemotePreviewOffer {
  remote: string;
  title: string;
  /** Never `preview`: the version that the channel has stands here, and goes into {@link RemotePreview}. */
  version: string;
  publishedBy: RemoteActor;
  /** ISO 8601. */
  publishedAt: string;
  /** Revision of its sources. */
  commit: string | null;
}
