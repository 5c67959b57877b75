/** Keys of stored values: `settings`, `chart.period`. */
export const STORE_KEY = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** A value that a remote keeps on the server, for a project or for one person. */
export interface StoredValue {
  key: string;
  /** Any JSON except null; null when nothing is stored. */
  value: unknown;
  /** Increases with each change, and is another one when a removed key is written again; 0 when nothing is stored. The value for `If-Match`. */
  version: number;
  /** ISO 8601 UTC; null when nothing is stored. */
  updatedAt: string | null;
}

/** The body of a `PUT`. */
export interface StoredValueUpdate {
  value: unknown;
}

/** An entry in the list of stored values. */
export interface StoredKey {
  key: string;
  /** The size that counts against the limits: the value as JSON, its key and its row. */
  bytes: number;
  version: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

/** Whose stored values: those of projects, and those of people. */
export const STORED_SCOPES = ['project', 'person'] as const;
/** Whether a stored value belongs to a project or to a person. */
export type StoredScope = (typeof STORED_SCOPES)[number];

/** The stored data of a remote for all projects, or for all people. */
export interface RemoteStoreScope {
  scope: StoredScope;
  /** Projects or people for whom it keeps something. */
  owners: number;
  values: number;
  bytes: number;
  /** The 20 keys that take most. */
  keys: { key: string; values: number; bytes: number }[];
}

/** The stored data of a remote on the server, without contents (`GET /remotes/{name}/store`). */
export interface RemoteStore {
  bytes: number;
  /** The most bytes that it may keep. */
  quota: number;
  /** The most bytes of the values that one person has written. */
  personQuota: number;
  /** Projects first. */
  scopes: RemoteStoreScope[];
}

/** The result of `DELETE /remotes/{name}/store/{scope}`. */
export interface RemoteStoreCleared {
  /** How many values were removed. */
  values: number;
}
