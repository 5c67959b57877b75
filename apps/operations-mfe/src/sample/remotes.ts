import type {
  RemoteAgreement,
  RemoteActor,
  RemoteFailure,
  RemoteHealth,
  RemoteJournalEntry,
  RemoteLive,
  RemoteOverview,
  RemotePublished,
  RemoteTrouble,
} from '@taskloom/contracts';

const MINUTE_MS = 60_000;

const ago = (minutes: number): string => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

const MAYA: RemoteActor = { kind: 'person', _id: 'maya', name: 'Maya Lindqvist' };
export const PIPELINE: RemoteActor = { kind: 'token', _id: 'token-1', name: 'Calendar pipeline' };
export const REGISTRY: RemoteActor = { kind: 'system', _id: null, name: 'system' };

export const aFailure = (part: Partial<RemoteFailure> = {}): RemoteFailure => ({
  stage: 'entry',
  reason: 'entry: /r/calendar/1.4.0/remoteEntry.js answered 503',
  reference: null,
  count: 3,
  lastAt: ago(40),
  ...part,
});

export const aTrouble = (part: Partial<RemoteTrouble> = {}): RemoteTrouble => ({
  outcome: 'late-error',
  reason: 'Cannot read properties of undefined (reading "title")',
  reference: 'late-k3f9',
  count: 2,
  lastAt: ago(25),
  longestMs: null,
  ...part,
});

export const aHealth = (part: Partial<RemoteHealth> = {}): RemoteHealth => ({
  loads: 1_204,
  failures: 3,
  fallbacks: 0,
  reasons: [aFailure()],
  troubles: [],
  p50: 184,
  p95: 612,
  ...part,
});

export const aLive = (version: string, part: Partial<RemoteLive> = {}): RemoteLive => ({
  version,
  since: ago(180),
  by: MAYA,
  health: aHealth(),
  ...part,
});

export const aPublished = (version: string, part: Partial<RemotePublished> = {}): RemotePublished => ({
  version,
  publishedAt: ago(200),
  by: PIPELINE,
  size: 84_120,
  commit: '4f2c9ab1d0e3',
  revoked: null,
  permissions: ['calls:projects.read', 'calls:tasks.read'],
  signedBy: null,
  ...part,
});

export const anAgreement = (permission: string, part: Partial<RemoteAgreement> = {}): RemoteAgreement => ({
  permission,
  version: '1.3.0',
  at: ago(9_000),
  by: MAYA,
  ...part,
});

/** Live at 1.4.0 after 1.3.0, with 1.5.0 published. */
export const aRemote = (part: Partial<RemoteOverview> = {}): RemoteOverview => ({
  name: 'calendar',
  title: 'Calendar',
  revision: 7,
  live: aLive('1.4.0'),
  canary: null,
  preview: null,
  rollbackTo: '1.3.0',
  locked: false,
  lockReason: null,
  signedOnly: false,
  agreed: [anAgreement('calls:projects.read'), anAgreement('calls:tasks.read')],
  versions: [
    aPublished('1.5.0', { publishedAt: ago(20) }),
    aPublished('1.4.0'),
    aPublished('1.3.0', { publishedAt: ago(9_000) }),
  ],
  ...part,
});

let lines = 0;

export const anEntry = (part: Partial<RemoteJournalEntry> = {}): RemoteJournalEntry => ({
  _id: ++lines,
  at: ago(180),
  by: MAYA,
  remote: 'calendar',
  action: 'activate',
  version: '1.4.0',
  previous: '1.3.0',
  percent: 100,
  reason: 'New month view',
  skipped: [],
  permissions: [],
  signedBy: null,
  revision: 7,
  ...part,
});
