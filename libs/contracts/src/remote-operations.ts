import type { REMOTE_TROUBLES, RemoteStage } from './remotes.js';

/** Where a version can be live: for everybody, or for those who ask for a preview. */
export const REMOTE_CHANNELS = ['production', 'preview'] as const;
export type RemoteChannel = (typeof REMOTE_CHANNELS)[number];

/** Who did something: a person, a team's deploy token, or the registry by itself. */
export interface RemoteActor {
  kind: 'person' | 'token' | 'system';
  /** Of the person or the token. */
  _id: string | null;
  name: string;
}

/** People whose load of one version failed in the same way. */
export interface RemoteFailure {
  /** Where they stopped. */
  stage: RemoteStage;
  /** As the shells reported it, at most 300 characters; null when they gave none. */
  reason: string | null;
  /** Of the last one: it stands on the person's card. */
  reference: string | null;
  /** People. */
  count: number;
  /** Of the last one, ISO 8601. */
  lastAt: string;
}

/** What went wrong after a version was drawn, in the same way for each of these people. */
export interface RemoteTrouble extends Omit<RemoteFailure, 'stage'> {
  outcome: (typeof REMOTE_TROUBLES)[number];
  /** The longest task, milliseconds; null for errors. */
  longestMs: number | null;
}

/** How a version is doing, by the reports of signed-in people of the last 24 hours. Each person counts once for each outcome. */
export interface RemoteHealth {
  /** People who have loaded it, or tried to. */
  loads: number;
  /** Those of them for whom a load did not end in a mounted screen. */
  failures: number;
  /** People who should have got this version, could not have it, and got the one before. They count as loads of that one. */
  fallbacks: number;
  /** What failed most often, at most five, the most frequent first. */
  reasons: RemoteFailure[];
  /** Errors and long tasks after it was drawn, at most five, the most frequent first. */
  troubles: RemoteTrouble[];
  /** Milliseconds until the screen was mounted, of the last load that succeeded for each person; null without any. */
  p50: number | null;
  p95: number | null;
}

/** A version that is, or was, somewhere live. */
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
  /** Bytes of all its files, compressed copies left out. */
  size: number;
  commit: string | null;
  /** Why it must not run any more; null when it may. */
  revoked: string | null;
}

/** All about one remote (`GET /remotes`). */
export interface RemoteOverview {
  name: string;
  title: string;
  /** The registry's revision when something about this remote last changed; `If-Match` of the next change. */
  revision: number;
  /** For everybody; null before the first activation. */
  live: RemoteLive | null;
  /** For `percent` of all people; null when there is none. */
  canary: (RemoteLive & { percent: number }) | null;
  /** The preview channel's; null when there is none. */
  preview: RemoteLive | null;
  /** What a rollback would bring back; null when there is nothing. */
  rollbackTo: string | null;
  locked: boolean;
  lockReason: string | null;
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
] as const;
export type RemoteAction = (typeof REMOTE_ACTIONS)[number];

/**
 * What somebody has left out on purpose: the CLI's checks of the sources (`checks`), the look in a browser (`browser`), or the people
 * that a canary needs before everybody gets it (`loads`).
 */
export const REMOTE_SKIPS = ['checks', 'browser', 'loads'] as const;
export type RemoteSkip = (typeof REMOTE_SKIPS)[number];

/** One line of the journal, which is only ever added to. */
export interface RemoteJournalEntry {
  _id: number;
  /** ISO 8601. */
  at: string;
  by: RemoteActor;
  remote: string;
  action: RemoteAction;
  version: string | null;
  /** Live before; null when nothing was, or nothing changed. */
  previous: string | null;
  /** Of a canary. */
  percent: number | null;
  reason: string | null;
  /** Empty for most. */
  skipped: RemoteSkip[];
  /** The registry's after it; null when it moved no pointer. */
  revision: number | null;
}

/** `PUT /remotes/{name}/activation`. */
export interface RemoteActivationRequest {
  version: string;
  channel: RemoteChannel;
  /** 1 to 99 begins or changes a canary, 0 ends it, 100 (the default) is everybody. Production only. */
  percent?: number;
  reason?: string;
  /** Stands in the journal. `loads` gives everybody a canary that fewer than {@link CANARY_PEOPLE} people have loaded. */
  skipped?: RemoteSkip[];
}

/** People who must have loaded a canary before it is halted by itself, or before everybody gets it. */
export const CANARY_PEOPLE = 5;

export interface RemoteRollbackRequest {
  /** One that was live before; the last of them when absent. */
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

/** What is live after a change. */
export interface RemoteActivated {
  /** The registry's, after the change. */
  revision: number;
  name: string;
  version: string | null;
  previous: string | null;
  canary: { version: string; percent: number } | null;
  preview: string | null;
  locked: boolean;
}
