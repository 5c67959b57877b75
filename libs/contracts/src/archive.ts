import type { TaskArchive, TaskCard } from './task.js';
import type { PublicPerson } from './user.js';

/** Of an archived project, which is read-only and not part of any list or count. */
export interface ProjectArchive {
  at: string;
  by: PublicPerson | null;
}

/** `GET /projects/{p}/archive`: newest first. */
export interface ArchivedTask extends TaskCard {
  archive: TaskArchive;
}

/** Page of the archived tasks. */
export interface ArchiveQuery {
  limit?: number;
  /** Id of the last task already seen. */
  cursor?: string;
}
