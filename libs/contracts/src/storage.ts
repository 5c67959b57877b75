import type { Policies } from './policies.js';
import type { PublicPerson } from './user.js';

/** Storage used by the files of a person or a project. */
export interface StorageUsage {
  /** Bytes. */
  used: number;
  files: number;
  /** Upper limit of `used`, in bytes. */
  limit: number;
}

/** For team admins. All sizes in bytes. */
export interface InstallationStorage extends StorageUsage {
  /** Deleted files that are still on the disk, and uploads in progress. */
  waiting: number;
  /** Published builds of remotes. */
  builds: number;
  database: number;
  /** Free space on the disk of the data folder. */
  free: number;
  /** Uploads and builds of remotes are refused while less than this is free. */
  reserve: number;
  /** The members of the caller's team who use most, in descending order; at most 10. */
  people: { user: Pick<PublicPerson, '_id' | 'name' | 'avatar'>; used: number; files: number }[];
  /** The projects that members of the caller's team own and that use most, in descending order; at most 10. */
  projects: {
    project: { _id: string; title: string };
    owner: Pick<PublicPerson, '_id' | 'name' | 'avatar'>;
    used: number;
    files: number;
  }[];
  quotas: Policies['quotas'];
}
