import type { RemoteStage } from './remotes.js';

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

/** Loads of one version that failed in the same way. */
export interface RemoteFailure {
  /** Where they stopped. */
  stage: RemoteStage;
  /** As the shells told it, at most 300 characters; null when they told nothing. */
  reason: string | null;
  count: number;
  /** Of the last one, ISO 8601. */
  lastAt: string;
}

/** How a version is doing, by the beacons of the last 24 hours. */
export interface RemoteHealth {
  loads: number;
  /** Of these loads, those that did not end in a mounted screen. */
  failures: number;
  /** Loads that were meant for this version, could not have it, and got the one before it. They count as loads of that one. */
  fallbacks: number;
  /** What failed most often, at most five, the most frequent first. */
  reasons: RemoteFailure[];
  /** Milliseconds until the screen was mounted, of the loads that succeeded; null without any. */
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
}

export interface RemoteRollbackRequest {
  /** The last one that was live before, when absent. Of a locked remote only one that was live before (decision 0026). */
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
