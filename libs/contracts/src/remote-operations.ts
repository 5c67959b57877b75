import type { RemoteActor } from './remote-actor.js';
import type { RemoteSigner } from './remote-keys.js';
import type { RemoteAgreement } from './remote-permissions.js';
import type { REMOTE_TROUBLES, RemoteStage } from './remotes.js';

/** Channels on which a version can be live: for everyone, or for people who request a preview. */
export const REMOTE_CHANNELS = ['production', 'preview'] as const;
export type RemoteChannel = (typeof REMOTE_CHANNELS)[number];

/** People whose load of one version failed in the same way. */
export interface RemoteFailure {
  /** The step at which the loads stopped. */
  stage: RemoteStage;
  /** As reported by the shells, at most 300 characters; null when they gave none. */
  reason: string | null;
  /** Reference of the most recent failure, as shown on the error card. */
  reference: string | null;
  /** Number of people. */
  count: number;
  /** Time of the last one, ISO 8601. */
  lastAt: string;
}

/** The same problem after a version has rendered, for each of these people. */
export interface RemoteTrouble extends Omit<RemoteFailure, 'stage'> {
  outcome: (typeof REMOTE_TROUBLES)[number];
  /** The longest task, milliseconds; null for errors. */
  longestMs: number | null;
}

/** Health of a version by the reports of signed-in people in the last 24 hours. Each person counts once for each outcome. */
export interface RemoteHealth {
  /** People who have loaded it or tried to. */
  loads: number;
  /** The number of people with a load that did not end with a mounted screen. */
  failures: number;
  /** People who got the fallback instead of this version. They count as loads of the fallback. */
  fallbacks: number;
  /** The most frequent failures, at most five, the most frequent first. */
  reasons: RemoteFailure[];
  /** Errors and long tasks after it has rendered, at most five, the most frequent first. */
  troubles: RemoteTrouble[];
  /** Milliseconds until the screen was mounted, by each person's last successful load; null without any. */
  p50: number | null;
  p95: number | null;
}

/** A version that is live on a channel. */
export interface RemoteLive {
  version: string;
  /** ISO 8601. */
  since: string;
  by: RemoteActor;
  health: RemoteHealth;
}

export interface RemotePublished {
  version: string;
  /** ISO 8601. */
  publishedAt: string;
  by: RemoteActor;
  /** Bytes of all its files without the compressed copies. */
  size: number;
  commit: string | null;
  /** Why it was revoked; null when it may run. */
  revoked: string | null;
  /** The permissions that it needs, as `permissionsOf` lists them. */
  permissions: string[];
  /** Null for a version without a signature. */
  signedBy: RemoteSigner | null;
}

/** One remote with its live versions and its history (`GET /remotes`). */
export interface RemoteOverview {
  name: string;
  title: string;
  /** The registry's revision when something about this remote last changed; `If-Match` of the next change. */
  revision: number;
  /** For everyone; null before the first activation. */
  live: RemoteLive | null;
  /** The version for `percent` of all people; null when there is none. */
  canary: (RemoteLive & { percent: number }) | null;
  /** The preview channel's; null when there is none. */
  preview: RemoteLive | null;
  /** The version that a rollback activates; null when there is none. */
  rollbackTo: string | null;
  locked: boolean;
  lockReason: string | null;
  /** Versions that teams publish must be signed: it has a key, or the installation demands it. */
  signedOnly: boolean;
  /** The agreements for its versions, by permission. */
  agreed: RemoteAgreement[];
  /** The last 50, newest first. */
  versions: RemotePublished[];
}

export interface RemotesOverview {
  revision: number;
  /** By name. */
  remotes: RemoteOverview[];
}

export const REMOTE_ACTIONS = [
  'publish',
  'activate',
  'canary',
  'preview',
  'rollback',
  'halt',
  'lock',
  'unlock',
  'revoke',
  'agree',
  'sign',
] as const;
export type RemoteAction = (typeof REMOTE_ACTIONS)[number];

/**
 * Checks that a person skipped deliberately: the CLI's checks of the source code (`checks`), its check in a browser (`browser`), or the
 * number of people that a canary needs before everyone gets it (`loads`).
 */
export const REMOTE_SKIPS = ['checks', 'browser', 'loads'] as const;
export type RemoteSkip = (typeof REMOTE_SKIPS)[number];

/** One entry of the append-only journal. */
export interface RemoteJournalEntry {
  _id: number;
  /** ISO 8601. */
  at: string;
  by: RemoteActor;
  remote: string;
  action: RemoteAction;
  version: string | null;
  /** The version that was live before; null when there was none or nothing changed. */
  previous: string | null;
  /** Of a canary. */
  percent: number | null;
  reason: string | null;
  /** Empty for most. */
  skipped: RemoteSkip[];
  /** The permissions that were agreed to; empty for other actions. */
  permissions: string[];
  /** Name of the key that has signed the version; for `publish` and `sign` only. */
  signedBy: string | null;
  /** The registry's revision after the action; null when the action did not change what is live. */
  revision: number | null;
}

/** `PUT /remotes/{name}/activation`. */
export interface RemoteActivationRequest {
  version: string;
  channel: RemoteChannel;
  /** 1 to 99 begins or changes a canary, 0 ends it, 100 (the default) is everyone. Production only. */
  percent?: number;
  reason?: string;
  /** Recorded in the journal. `loads` activates a canary that fewer than {@link CANARY_PEOPLE} people have loaded. */
  skipped?: RemoteSkip[];
  /** The permissions of the version that a team admin agrees to; deploy tokens and API tokens can't agree. */
  agreed?: string[];
}

/** People who must have loaded a canary before it can be halted automatically or activated for everyone. */
export const CANARY_PEOPLE = 5;

export interface RemoteRollbackRequest {
  /** A version that was live before; the last one when absent. */
  version?: string;
  /** Needed when the remote is locked. */
  reason?: string;
}

export interface RemoteLockRequest {
  locked: boolean;
  reason?: string;
}

export interface RemoteRevocation {
  reason: string;
}

/** The live versions after a change. */
export interface RemoteActivated {
  /** The registry's revision after the change. */
  revision: number;
  name: string;
  version: string | null;
  previous: string | null;
  canary: { version: string; percent: number } | null;
  preview: string | null;
  locked: boolean;
}
