/** Time for which the server keeps an `Idempotency-Key`, in hours. */
export const IDEMPOTENCY_KEY_HOURS = 24;

/** Lengths and sizes that both server and forms check (specification 9 and 10), in characters unless noted. */
export const LIMITS = {
  name: 200,
  title: 255,
  description: 10_000,
  comment: 10_000,
  /** Comments in one response: the newest of a task, or a page of older ones. */
  commentsInAnswer: 100,
  /** Reactions of all people to one comment. */
  reactionsToComment: 100,
  /** Events of a history in one response. */
  historyInAnswer: 50,
  email: 254,
  query: 200,
  /** Results of each kind that a search finds. */
  found: 100,
  /** Bytes of UTF-8. */
  passwordMin: 6,
  passwordMax: 1_024,
  /** Characters that admins can require at most. */
  passwordMinMost: 64,
  /** A file must be under this many bytes: 10,485,759 is accepted. */
  attachmentBytes: 10 * 1024 * 1024,
  fileName: 255,
  /** Bytes of the small picture of an attachment, and pixels of its width and height. */
  smallPictureBytes: 32 * 1024,
  smallPictureSide: 640,
  /** Bytes of a person's own picture. */
  pictureBytes: 256 * 1024,
  /** Pixels of a picture's width and height. */
  pictureSide: 1_024,
  /** Assignees of one task. */
  assignees: 50,
  labelName: 40,
  labelsInProject: 100,
  /** Labels of one task. */
  labels: 20,
  /** Items of one checklist, and characters of one: it can become the title of a task. */
  checklistItems: 100,
  checklistItem: 255,
  /** Relations of one task to others. */
  relations: 50,
  /** Years ahead that a deadline may be, at most. */
  deadlineYears: 50,
  /** Days from today of the default deadline. */
  defaultDeadlineDays: 7,
  /** Avatars on a card before '+N'. */
  facesOnCard: 3,
  recentProjects: 5,
  /** Favourites of one person. */
  favouriteProjects: 100,
  /** Favourites in the navigation. */
  listedFavourites: 10,
  /** API tokens of one person. */
  apiTokens: 50,
  apiTokenName: 80,
  /** Remotes of an installation that team admins can register. */
  remotes: 200,
  /** Values that one remote keeps for one project or person, and bytes of one as JSON. */
  storedKeys: 100,
  storedValueBytes: 16 * 1024,
  /** Bytes of the response of a remote's backend. */
  backendResponseBytes: 2 * 1024 * 1024,
  /** Webhooks of one remote, and deliveries in one response. */
  webhooks: 10,
  webhookDeliveries: 100,
  /** Deploy tokens of one remote that are neither revoked nor expired. */
  deployTokens: 50,
  deployTokenName: 80,
  /** Days until a deploy token of the operations page expires, at most and by default. */
  deployTokenDays: 365,
  deployTokenDefaultDays: 90,
  /** Keys of one remote that may sign. */
  remoteKeys: 10,
  remoteKeyName: 80,
  /** Rules of one remote by which pipelines get deploy tokens, days until one expires, and tokens that it gives in an hour. */
  trustRules: 20,
  trustRuleDays: 365,
  trustRuleDefaultDays: 180,
  exchangesAnHour: 60,
  /** Passkeys of one person. */
  passkeys: 20,
  passkeyName: 80,
  /** Addresses that an admin invites at once. */
  invitations: 100,
  /** Domains in the list of allowed mail domains. */
  mailDomains: 20,
  /** Bytes of a quota: 1 MB to 1 PB. */
  quotaMin: 1_048_576,
  quotaMax: 1_125_899_906_842_624,
  /** Projects that an admin transfers at once. */
  transfers: 500,
  /** Days until an API token expires, at most and by default. */
  apiTokenDays: 365,
  apiTokenDefaultDays: 90,
  /** Projects that one API token can be limited to. */
  apiTokenProjects: 20,
  /** Deleted items of one project that are kept; the oldest are removed first. */
  trashEntries: 5_000,
  /** Entries of the trash in one response. */
  trashPage: 500,
  /** Archived tasks in one response. */
  archivePage: 100,
  /** Days until done tasks are archived automatically, at most. */
  archiveDays: 365,
} as const;
