import type { PublicPerson } from './user.js';

/** What somebody's or a project's files take. */
export interface StorageUsage {
  /** Bytes. */
  used: number;
  files: number;
  /** Bytes that `used` may reach. */
  limit: number;
}

/** For team admins. All sizes in bytes. */
export interface InstallationStorage extends StorageUsage {
  /** Deleted files that still lie on the disk, and uploads on their way. */
  waiting: number;
  /** Published builds of remotes. */
  builds: number;
  database: number;
  /** What the disk of the data folder has left. */
  free: number;
  /** While less than this is free, files and builds are refused. */
  reserve: number;
  /** Members of the caller's team who use most, the largest first; at most 10. */
  people: { user: Pick<PublicPerson, '_id' | 'name' | 'avatar'>; used: number; files: number }[];
}
