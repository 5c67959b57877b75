/** How long the server recognises an `Idempotency-Key`, hours. */
export const IDEMPOTENCY_KEY_HOURS = 24;

/** Lengths and sizes that server and screens both check (specification 9 and 10). Characters unless said otherwise. */
export const LIMITS = {
  name: 200,
  title: 255,
  description: 10_000,
  comment: 10_000,
  /** Comments in one answer: the newest of a task, or a page of older ones. */
  commentsInAnswer: 100,
  email: 254,
  query: 200,
  /** Bytes of UTF-8. */
  passwordMin: 6,
  passwordMax: 1_024,
  /** A file must be under this many bytes: 10,485,759 is accepted. */
  attachmentBytes: 10 * 1024 * 1024,
  fileName: 255,
  /** Assignees of one task. */
  assignees: 50,
  /** A deadline lies at most this many years ahead. */
  deadlineYears: 50,
  /** Days from today that a new deadline starts with. */
  defaultDeadlineDays: 7,
  /** Faces on a card before '+N'. */
  facesOnCard: 3,
  recentProjects: 5,
} as const;
