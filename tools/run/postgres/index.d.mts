/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** `postgresql://user:password@127.0.0.1:port/taskloom`, with the superuser. */
  readonly url: string;
  readonly port: number;
  /** Whether the server was already running, left behind by a killed process or shared with a live one. */
  readonly reused: boolean;
  /**
   * Stops the server, unless another live process still uses this folder. Calling it again does nothing.
   * With `wait: false` it requests the stop and doesn't wait for it.
   */
  stop(options?: { wait: boolean }): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Folder for the cluster, its password and its log; created when missing. */
  readonly dataDir: string;
  /** `false` only for throw-away data of tests: a power failure would corrupt it. Default `true`. */
  readonly fsync?: boolean;
  /** Gets one line for each step. */
  readonly log?: (line: string) => void;
  /** When set, a server that dies is restarted on its port, and then this is called. */
  readonly revived?: (() => void) | undefined;
}

export const SUPERUSER: string;
export const DATABASE: string;

/** Starts the server on a free port of 127.0.0.1, or reuses the running one of this folder. */
export function startPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres>;
