/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** `postgresql://user:password@127.0.0.1:port/taskloom`: the superuser of a server of its own. */
  readonly url: string;
  readonly port: number;
  /** Whether the server was already running, left behind by a killed process or shared with a live one. */
  readonly reused: boolean;
  /**
   * Stops the server, unless another live process still uses this folder. Calling it again does nothing.
   * `wait: false` only tells it to stop, for a process that is in a hurry.
   */
  stop(options?: { wait: boolean }): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Folder for the cluster, its password and its log; made when missing. */
  readonly dataDir: string;
  /** `false` only for throw-away data of tests: a power cut would corrupt it. Default `true`. */
  readonly fsync?: boolean;
  /** Hears what is being done, one line at a time. */
  readonly log?: (line: string) => void;
  /** With it, a server that dies by itself is started again on its port, and this is called. */
  readonly revived?: (() => void) | undefined;
}

export const SUPERUSER: string;
export const DATABASE: string;

/** Starts the server on a free port of 127.0.0.1, or takes over the live one of this folder. */
export function startPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres>;
