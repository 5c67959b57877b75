import type { ProjectChange } from '@taskloom/contracts';

/** A committed change inside a project, as its room hears it. Events of tasks, comments and files extend it. */
export abstract class ProjectChanged {
  constructor(readonly change: ProjectChange) {}
}
