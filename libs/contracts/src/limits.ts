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
  /** Events of a history in one response. */
  historyInAnswer: 50,
  email: 254,
  query: 200,
  /** Bytes of UTF-8. */
  passwordMin: 6,
  passwordMax: 1_024,
  /** A file must be under this many bytes: 10,485,759 is accepted. */
  attachmentBytes: 10 * 1024 * 1024,
  fileName: 255,
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
  /** Years ahead that a deadline may be, at most. */
  deadlineYears: 50,
  /** Days from today of the default deadline. */
  defaultDeadlineDays: 7,
  /** Avatars on a card before '+N'. */
  facesOnCard: 3,
  recentProjects: 5,
  /** API tokens of one person. */
  apiTokens: 50,
  apiTokenName: 80,
  /** Days until an API token expires, at most and by default. */
  apiTokenDays: 365,
  apiTokenDefaultDays: 90,
  /** Projects that one API token can be limited to. */
  apiTokenProjects: 20,
  /** Deleted items of one project that are kept; the oldest are removed first. */
  trashEntries: 5_000,
  /** Entries of the trash in one response. */
  trashPage: 500,
} as const;
