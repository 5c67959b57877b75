import {
  REMOTE_ACTIONS,
  REMOTE_RIGHTS,
  REMOTE_SKIPS,
  REMOTE_STAGES,
  REMOTE_TROUBLES,
  type CommandEntry,
  type NavigationEntry,
  type RemoteActivated,
  type RemoteActor,
  type RemoteFailure,
  type RemoteFile,
  type RemoteHealth,
  type RemoteJournalEntry,
  type RemoteLive,
  type RemoteOverview,
  type RemotePublished,
  type RemoteRequirements,
  type RemotePreviewOffer,
  type RemoteRoute,
  type RemoteTrouble,
  type RemotesAnswer,
  type RemotesOverview,
  type ResolvedRemote,
} from '@taskloom/contracts';
import {
  instant,
  listOf,
  mapOf,
  maybe,
  nullable,
  objectOf,
  oneOf,
  text,
  whole,
  yesNo,
  type Schema,
} from '../../platform/openapi/index.js';

const requirements: Schema<RemoteRequirements> = objectOf(
  { contracts: text(), client: text(), ui: text(), shell: maybe(text()), api: maybe(listOf(text())) },
  'RemoteRequirements',
);

const route: Schema<RemoteRoute> = objectOf({
  path: text(),
  title: text(),
  titles: maybe(mapOf(text())),
  asks: maybe(listOf(text())),
  files: maybe(listOf(text())),
});

const navigation: Schema<NavigationEntry> = objectOf({
  label: text(),
  labels: maybe(mapOf(text())),
  path: text(),
  icon: text(),
  order: whole(-1_000_000),
});

const command: Schema<CommandEntry> = objectOf({
  id: text(),
  title: text(),
  titles: maybe(mapOf(text())),
  to: text(),
  role: maybe(oneOf(['admin'])),
});

const build = {
  version: text({ example: '1.4.0' }),
  manifest: text({ example: '/r/calendar/1.4.0/mf-manifest.json' }),
  integrity: maybe(mapOf(text())),
};

const actor: Schema<RemoteActor> = objectOf(
  { kind: oneOf(['person', 'token', 'system']), _id: nullable(text()), name: text() },
  'RemoteActor',
);

const resolved: Schema<ResolvedRemote> = objectOf(
  {
    ...build,
    name: text(),
    title: text(),
    titles: maybe(mapOf(text())),
    routes: listOf(route),
    navigation: listOf(navigation),
    commands: maybe(listOf(command)),
    requires: requirements,
    slots: maybe(listOf(text())),
    rights: maybe(listOf(oneOf(REMOTE_RIGHTS))),
    fallbackVersion: maybe(text()),
    fallback: maybe(objectOf({ ...build, requires: requirements })),
    audience: maybe(oneOf(['canary', 'preview'])),
    publishedBy: maybe(actor),
    revoked: maybe(text()),
  },
  'ResolvedRemote',
);

export const remotesAnswerSchema: Schema<RemotesAnswer> = objectOf(
  { revision: whole(), remotes: listOf(resolved) },
  'RemotesAnswer',
);

export const previewOfferSchema: Schema<RemotePreviewOffer> = objectOf(
  {
    remote: text(),
    title: text(),
    version: text({ example: '1.4.0' }),
    publishedBy: actor,
    publishedAt: instant(),
    commit: nullable(text()),
  },
  'RemotePreviewOffer',
);

const failed = {
  reason: nullable(text()),
  reference: nullable(text()),
  count: whole(1),
  lastAt: instant(),
};
const failure: Schema<RemoteFailure> = objectOf({ stage: oneOf(REMOTE_STAGES), ...failed }, 'RemoteFailure');
const trouble: Schema<RemoteTrouble> = objectOf(
  { outcome: oneOf(REMOTE_TROUBLES), ...failed, longestMs: nullable(whole()) },
  'RemoteTrouble',
);

const health: Schema<RemoteHealth> = objectOf(
  {
    loads: whole(),
    failures: whole(),
    fallbacks: whole(),
    reasons: listOf(failure),
    troubles: listOf(trouble),
    p50: nullable(whole()),
    p95: nullable(whole()),
  },
  'RemoteHealth',
);

const liveParts = { version: text(), since: instant(), by: actor, health };
const live: Schema<RemoteLive> = objectOf(liveParts, 'RemoteLive');

const published: Schema<RemotePublished> = objectOf(
  {
    version: text(),
    publishedAt: instant(),
    by: actor,
    size: whole(),
    commit: nullable(text()),
    revoked: nullable(text()),
  },
  'RemotePublished',
);

const overview: Schema<RemoteOverview> = objectOf(
  {
    name: text(),
    title: text(),
    revision: whole(),
    live: nullable(live),
    canary: nullable(objectOf({ ...liveParts, percent: whole(1) })),
    preview: nullable(live),
    rollbackTo: nullable(text()),
    locked: yesNo(),
    lockReason: nullable(text()),
    versions: listOf(published),
  },
  'RemoteOverview',
);

export const remotesOverviewSchema: Schema<RemotesOverview> = objectOf(
  { revision: whole(), remotes: listOf(overview) },
  'RemotesOverview',
);

export const journalEntrySchema: Schema<RemoteJournalEntry> = objectOf(
  {
    _id: whole(),
    at: instant(),
    by: actor,
    remote: text(),
    action: oneOf(REMOTE_ACTIONS),
    version: nullable(text()),
    previous: nullable(text()),
    percent: nullable(whole()),
    reason: nullable(text()),
    skipped: listOf(oneOf(REMOTE_SKIPS)),
    revision: nullable(whole()),
  },
  'RemoteJournalEntry',
);

export const remoteActivatedSchema: Schema<RemoteActivated> = objectOf(
  {
    revision: whole(),
    name: text(),
    version: nullable(text()),
    previous: nullable(text()),
    canary: nullable(objectOf({ version: text(), percent: whole(1) })),
    preview: nullable(text()),
    locked: yesNo(),
  },
  'RemoteActivated',
);

export const remoteFileSchema: Schema<RemoteFile> = objectOf(
  { integrity: text(), size: whole() },
  'RemoteFile',
);
