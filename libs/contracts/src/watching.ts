import type { PublicPerson } from './user.js';

/** Who is notified about a task: assignees, its author, and those who have commented or chosen to, unless they have chosen not to. */
export interface TaskWatch {
  /** Whether the caller watches. */
  watching: boolean;
  watchers: PublicPerson[];
}

/** Body of `PUT …/watch`. */
export interface WatchChoice {
  watching: boolean;
}
