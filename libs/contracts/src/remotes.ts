import type { RemoteArtefact, RemotePermissions, RemoteRequirements, RemoteRight } from './remote-json.js';
import type { RemoteVitals } from './remote-figures.js';
import type { RemoteActor } from './remote-actor.js';

/** Rights that a remote can require; it is visible only to people who have them (decision 0017). */
export const REMOTE_RIGHTS = ['manage-people', 'operate-remotes'] as const satisfies readonly RemoteRight[];

/** The contributions of one remote to the shell: its `remote.json` without the facts of the build. */
export type RemoteContribution = Omit<RemoteArtefact, 'version' | 'files' | 'tools' | 'commit'>;

/** Libraries that the shell provides, each with a semantic version of its own. */
export type ProvidedLibrary = 'contracts' | 'client' | 'ui';

/** The location of one immutable build of a remote, and the hashes of its files. */
export interface RemoteBuild {
  /** Semantic version of the build. */
  version: string;
  /** URL of `mf-manifest.json`, absolute or same-origin: `/r/calendar/1.0.0/mf-manifest.json`. */
  manifest: string;
  /** Hash of each file by its path relative to the manifest (`assets/x.js`): `sha384-…`, in the format of `integrity` attributes. */
  integrity?: Record<string, string>;
}

/** One remote of the registry's response: its contribution and the build for this person. */
export interface ResolvedRemote extends Omit<RemoteContribution, 'backend' | 'notifications'>, RemoteBuild {
  /** The version to run when this one fails: the last one that was live before it. */
  fallbackVersion?: string;
  fallback?: RemoteBuild & {
    requires: RemoteRequirements;
    permissions?: RemotePermissions;
    isolation?: 'frame';
  };
  /** Set when this person gets a version that isn't live for everyone: by a canary, or by a preview that they requested. */
  audience?: 'canary' | 'preview';
  /** Who published it; only with the audience `preview`. */
  publishedBy?: RemoteActor;
  /** The reason why no version of it may run; its screens show it. */
  revoked?: string;
}

/** The registry's response; `remotes.json` is its static copy. */
export interface RemotesAnswer {
  /** Rises with each activation. */
  revision: number;
  remotes: ResolvedRemote[];
}

/** The step at which a load of a remote ended (architecture, "Remotes at run time"). */
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

/** Problems after a remote has rendered: its code threw, or blocked the page for {@link LONG_TASK_MS} or more. */
export const REMOTE_TROUBLES = ['late-error', 'long-task'] as const;

/** Outcomes that a shell reports: how a load ended, a problem after it, or the web vitals of a screen that was left. */
export const REMOTE_OUTCOMES = [
  'ready',
  'failed',
  'incompatible',
  'revoked',
  ...REMOTE_TROUBLES,
  'vitals',
] as const;
export type RemoteOutcome = (typeof REMOTE_OUTCOMES)[number];

/** Milliseconds from which a task counts as long. */
export const LONG_TASK_MS = 200;

/** Characters of a stack in a report. */
export const REMOTE_STACK = 2_000;

/** Form of the reference on an error card and in its report: `k3f9-2mxa`. */
export const REMOTE_REFERENCE = /^[\w-]{4,40}$/;

/** A shell's report about one load of one remote; see {@link RemoteReport}. */
export interface RemoteBeacon {
  name: string;
  version: string;
  outcome: 'ready' | 'failed' | 'incompatible' | 'revoked';
  /** The step at which it stopped; `ready` when it succeeded. */
  stage: RemoteStage;
  /** Time from the load request to the mounted screen or the failure, milliseconds, 0 to 60,000. */
  durationMs: number;
  /** Why it failed, at most 300 characters. */
  reason?: string;
  /** The reference shown on the error card, with which an operator finds the report. */
  reference?: string;
  /** The version that should have run, when this one ran as its fallback. */
  insteadOf?: string;
}

/**
 * `POST /remotes/beacons`, with the person's session in `Authorization`. Each signed-in person counts once for each version and
 * outcome; a report without a session is answered with 202 and ignored.
 */
export interface RemoteReport extends Omit<RemoteBeacon, 'outcome'> {
  /** For problems and vitals, `stage` is `ready`. For a long task, `durationMs` is its length; it is 0 for errors and vitals. */
  outcome: RemoteOutcome;
  /** Of an error: its frames as the browser writes them, one in each line, at most {@link REMOTE_STACK} characters. */
  stack?: string;
  /** With the outcome `vitals`. */
  vitals?: RemoteVitals;
}

/** Sent to every socket after an activation: another version of this remote is live, so the registry's response has changed. */
export interface RemotesActivatedEvent {
  revision: number;
  name: string;
  /** Null when no version is live. */
  version: string | null;
}

/**
 * `POST /remotes/preview`: selects this published version for this browser only; null ends the preview. Team admins only. The
 * shell sends it after the person has agreed to the {@link RemotePreviewOffer}. 409 `REMOTE_LOCKED` if the remote is locked.
 */
export interface RemotePreview {
  remote: string;
  /** `preview` means the preview channel's current version; a later version needs another consent. */
  version: string | null;
  /** The {@link RemotePreviewOffer.notAgreed} that the person agrees to, for this preview only. */
  agreed?: string[];
}

/**
 * `GET /remotes/preview?remote=calendar&version=1.4.0`: the facts that the shell shows before it starts a preview. Has no effect.
 * Team admins only; 404 if the version is not published, 409 if the remote is locked or the version revoked.
 */
export interface RemotePreviewOffer {
  remote: string;
  title: string;
  /** Never `preview`: the channel's current version, to be sent in {@link RemotePreview}. */
  version: string;
  publishedBy: RemoteActor;
  /** ISO 8601. */
  publishedAt: string;
  /** Revision of its source code. */
  commit: string | null;
  /** The permissions that the version needs and no admin has agreed to. */
  notAgreed: string[];
}
