/**
 * Keys of PostgreSQL's advisory locks. Processes of the release before may hold them during an upgrade, so a number is never given to
 * another lock.
 */
export const ADVISORY_LOCKS = {
  migrations: 7_205_759_403,
  /** Registrations into an empty installation wait for each other. */
  firstTeam: 7_205_759_404,
  /** The routes of all remotes. */
  remoteRoutes: 7_205_759_405,
  /** Changes of policies wait for each other: their audit events have the values before and after. */
  policies: 7_205_759_406,
  /** Two programs that start at once must not change the role together. */
  applicationRole: 7_205_759_407,
  /** Processes that start together make one key. */
  signingKeys: 7_205_759_416,
} as const;

export type AdvisoryLock = keyof typeof ADVISORY_LOCKS;
