import type { Configuration } from 'webpack';

/** Which remote is built, and for which installation. */
export interface RemoteOptions {
  /** The folder with `remote.json`, `package.json` and `src/remote.tsx`. */
  folder: string;
  /**
   * The installation for which it is built: the shared modules and their versions come from there. Without it, they are those
   * that are installed beside the remote. `TASKLOOM_BUILD_FOR` is the default.
   */
  url?: string;
}

/** How a remote is built. */
export interface BuildMode {
  production: boolean;
  /** Fast Refresh, for development. */
  refresh?: boolean;
  /** Compressed copies of the files; as in production when left out. */
  compress?: boolean;
  /** The remote on its own, with its sample data. */
  alone?: boolean;
}

/**
 * The webpack configuration of a remote.
 * @example
 * const config = await defineRemote({ folder: import.meta.dirname })({ production: true });
 */
export declare function defineRemote(options: RemoteOptions): (mode: BuildMode) => Promise<Configuration>;
