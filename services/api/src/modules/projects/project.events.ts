import {
  SERVER_EVENTS,
  type ChangeStamp,
  type FavouriteEvent,
  type HistorySubject,
  type Project,
  type ProjectChange,
  type ProjectCopy,
  type ProjectMember,
  type PublicPerson,
} from '@taskloom/contracts';
import type { ProjectTemplate, TemplateLanguage } from '@taskloom/contracts/project-templates';
import type { Caller } from '../../platform/http/index.js';
import { changesOf, type HistoryEntry } from './history-entry.js';
import type { VisibleProject } from './project-access.js';
import { PROJECT_FIELDS, type ProjectField } from './project.fields.js';
import { presentLiveMembers } from './project.presenter.js';

/** A committed change inside a project, as sent to its room. Events of tasks, comments and files extend it. */
export abstract class ProjectChanged {
  constructor(readonly change: ProjectChange) {}

  /** The person who made the change. */
  get actor(): PublicPerson | null {
    return this.change.data.actor;
  }

  /**
   * Undefined for changes without an actor and for those that the history omits, such as moves within a column.
   */
  get history(): HistoryEntry | undefined {
    return undefined;
  }
}

const named = ({ _id, name }: PublicPerson) => ({ _id, title: name });

/** Fields of the project itself were set. */
export class ProjectUpdated extends ProjectChanged {
  constructor(
    stamp: ChangeStamp,
    readonly before: Project,
    readonly after: Project,
  ) {
    const { version, updatedAt } = after;
    const changed = PROJECT_FIELDS.filter((field) => before[field] !== after[field]);
    const updates = Object.fromEntries(changed.map((field) => [field, after[field]]));
    super({
      event: SERVER_EVENTS.projectUpdated,
      data: { ...stamp, updates: { ...updates, version, updatedAt } },
    });
    this.changed = changed;
  }

  /** Fields whose values differ. */
  readonly changed: ProjectField[];

  override get history(): HistoryEntry | undefined {
    if (this.changed.length === 0) return undefined;
    return { type: 'project_changed', changes: changesOf(this.changed, this.before, this.after) };
  }
}

/** `project` is the state after the change. */
abstract class ProjectMembersChanged extends ProjectChanged {
  constructor(
    stamp: ChangeStamp,
    readonly project: Project,
    readonly member: ProjectMember,
  ) {
    super({
      event: SERVER_EVENTS.projectUpdated,
      data: { ...stamp, updates: { members: presentLiveMembers(project), updatedAt: project.updatedAt } },
    });
  }
}

/** `project` includes the new member. */
export class ProjectMemberAdded extends ProjectMembersChanged {
  override get history(): HistoryEntry {
    return { type: 'member_added', subject: named(this.member.user) };
  }
}

/**
 * Raised while the membership still exists, so that a transactional subscriber can remove the data that depends on it, such as assignments.
 * The foreign keys would remove it too, but without events.
 */
export class ProjectMemberLeaving {
  constructor(
    readonly project: Pick<Project, '_id' | 'title'>,
    readonly userId: string,
    readonly actor: PublicPerson,
  ) {}
}

/** A member left or was removed (then `actor` is not the member); `project` is the state after it. */
export class ProjectMemberRemoved extends ProjectMembersChanged {
  override get history(): HistoryEntry {
    return { type: 'member_removed', subject: named(this.member.user) };
  }
}

/** A deleted project was restored; its members' lists show it again. */
export class ProjectRestored extends ProjectChanged {
  constructor(
    stamp: ChangeStamp,
    readonly project: Project,
  ) {
    const { updatedAt } = project;
    super({
      event: SERVER_EVENTS.projectUpdated,
      data: { ...stamp, updates: { members: presentLiveMembers(project), updatedAt } },
    });
  }

  override get history(): HistoryEntry {
    return { type: 'project_restored' };
  }
}

/** The project was archived or restored; `project` is the state after it. */
export class ProjectArchiveChanged extends ProjectChanged {
  constructor(
    stamp: ChangeStamp,
    readonly project: Project,
  ) {
    const { archive, version, updatedAt } = project;
    super({
      event: SERVER_EVENTS.projectUpdated,
      data: { ...stamp, updates: { archive, version, updatedAt } },
    });
  }

  override get history(): HistoryEntry {
    return { type: this.project.archive ? 'project_archived' : 'project_unarchived' };
  }
}

/** The project has a new owner; `project` is the state after it. */
export class ProjectOwnerChanged extends ProjectChanged {
  constructor(
    stamp: ChangeStamp,
    readonly project: Project,
  ) {
    const { owner, version, updatedAt } = project;
    super({
      event: SERVER_EVENTS.projectUpdated,
      data: { ...stamp, updates: { owner, members: presentLiveMembers(project), version, updatedAt } },
    });
  }

  override get history(): HistoryEntry {
    return { type: 'owner_changed', subject: named(this.project.owner) };
  }
}

/** A project was created. */
export class ProjectCreated {
  constructor(
    readonly projectId: string,
    readonly actor: PublicPerson,
    /** The project that it copies. */
    readonly original?: HistorySubject,
  ) {}
}

/**
 * A project was created as a copy, with its members, and its creation is recorded. A transactional subscriber copies labels, tasks and
 * what belongs to them.
 */
export class ProjectCopied {
  constructor(
    readonly project: VisibleProject,
    readonly caller: Caller,
    readonly copyOf: ProjectCopy,
    /** The members besides the owner. */
    readonly memberIds: readonly string[],
  ) {}
}

/**
 * A project was created with a template, and its creation is recorded. A transactional subscriber adds the labels and tasks,
 * each with its own events.
 */
export class TemplateChosen {
  constructor(
    readonly project: VisibleProject,
    readonly caller: Caller,
    readonly template: ProjectTemplate,
    readonly language: TemplateLanguage,
  ) {}
}

/** The project was deleted; `project` is the state before it. */
export class ProjectDeleted {
  constructor(
    readonly project: Project,
    readonly actor: PublicPerson,
  ) {}
}

/** A person has made a project a favourite, or a favourite no longer. Concerns only them. */
export class FavouriteChanged {
  constructor(
    readonly userId: string,
    readonly event: FavouriteEvent,
  ) {}
}
