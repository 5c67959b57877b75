import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DEFAULT_PROJECT_STATUS, localDay, type Project } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { Database, type Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import {
  projectLimitOf,
  requireVersion,
  type CachedResponse,
  type Caller,
} from '../../platform/http/index.js';
import { presentPublicPerson } from '../users/index.js';
import { requireDeadlineInRange } from './deadline-range.js';
import type { ProjectListQueryDto } from './dto/project-list-query.dto.js';
import type { ProjectCreateDto } from './dto/project-create.dto.js';
import type { ProjectPatchDto } from './dto/project-patch.dto.js';
import type { RevisedProject, VisibleProject } from './project-access.js';
import {
  ProjectArchiveChanged,
  ProjectCopied,
  ProjectCreated,
  ProjectDeleted,
  ProjectRestored,
  ProjectUpdated,
  TemplateChosen,
} from './project.events.js';
import { ProjectRevisionsRepository } from './project-revisions.repository.js';
import { ProjectsRepository } from './projects.repository.js';
import { originalGone, templateOfCopy } from './project.errors.js';
import { ProjectMembersRepository } from './members/project-members.repository.js';
import { VisibleProjects } from './visible-projects.js';
import { EditConflicts } from './edits/edit-conflicts.js';
import { TrashService, type Restoring } from './trash/trash.service.js';

@Injectable()
export class ProjectsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly projects: ProjectsRepository,
    private readonly members: ProjectMembersRepository,
    private readonly visible: VisibleProjects,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly conflicts: EditConflicts,
    private readonly trash: TrashService,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.trash.restores('project', (tx, restoring) => this.restore(tx, restoring));
  }

  /** The projects that the caller is a member of. */
  list(caller: Caller, query: ProjectListQueryDto): Promise<CachedResponse> {
    const only = projectLimitOf(caller);
    if (query.limit === undefined && query.cursor === undefined)
      return this.projects.list(caller._id, query, only);
    return this.projects.page(caller._id, query, only);
  }

  one(project: RevisedProject): Promise<CachedResponse> {
    return this.projects.one(project);
  }

  async create(
    caller: Caller,
    { status, template, language = 'en', copyOf, ...project }: ProjectCreateDto,
  ): Promise<Project> {
    requireDeadlineInRange(project.deadline);
    if (template && copyOf) throw templateOfCopy();
    const [id, ownerId] = [uuid(), caller._id];
    const created = { _id: id, title: project.title, owner: { _id: ownerId } };
    return this.database.transaction(async (tx) => {
      const original = copyOf && (await this.original(caller, copyOf.project));
      await this.projects.insert(tx, {
        id,
        ownerId,
        status: status ?? DEFAULT_PROJECT_STATUS,
        ...(original && inherited(original)),
        ...project,
      });
      const subject = original && { _id: original._id, title: original.title };
      await this.events.raise(tx, new ProjectCreated(id, presentPublicPerson(caller), subject));
      if (template) await this.events.raise(tx, new TemplateChosen(created, caller, template, language));
      if (copyOf) {
        const people = copyOf.people ? await this.members.copy(tx, copyOf.project, id, ownerId) : [];
        await this.events.raise(tx, new ProjectCopied(created, caller, copyOf, people));
      }
      return this.projects.get(id);
    });
  }

  /** @throws 404 for a project that the caller can't see */
  private async original(caller: Caller, id: string): Promise<Project> {
    const only = projectLimitOf(caller);
    const visible = !only || only.includes(id) ? await this.visible.find(id, caller) : undefined;
    if (!visible) throw originalGone();
    return this.projects.get(id);
  }

  /** @throws 409 with the current project when others have changed it since `version`; with `before`, only in the same fields */
  async update(
    caller: Caller,
    { _id }: VisibleProject,
    { before: replaced, ...changes }: ProjectPatchDto,
    version?: number,
  ): Promise<Project> {
    if (Object.keys(changes).length === 0) return this.current(_id, version);
    return this.database.transaction(async (tx) => {
      const stamp = await this.revisions.next(tx, _id, caller);
      const before = await this.projects.get(_id);
      requireDeadlineInRange(changes.deadline, before.deadline);
      const seen = { version, before: replaced };
      await this.conflicts.refuse({ projectId: _id, changes, current: before, seen }, async () => before);
      const after = await this.projects.update(tx, _id, changes);
      await this.events.raise(tx, new ProjectUpdated(stamp, before, after));
      return after;
    });
  }

  async delete(caller: Caller, { _id }: VisibleProject): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.revisions.next(tx, _id, caller, { archived: true });
      const project = await this.projects.get(_id);
      const { title, members, taskCounts } = project;
      const tasks = Object.values(taskCounts).reduce((sum, count) => sum + count, 0);
      const details = { tasks, members: members.length };
      await this.trash.put(tx, {
        kind: 'project',
        projectId: _id,
        id: _id,
        title,
        details,
        deletedBy: caller._id,
      });
      await this.events.raise(tx, new ProjectDeleted(project, presentPublicPerson(caller)));
    });
  }

  /** Read-only from then on, and in no list. Has no effect when it is already archived. */
  async archive(caller: Caller, project: VisibleProject): Promise<Project> {
    if (project.archived) return this.projects.get(project._id);
    return this.setArchived(caller, project._id, caller._id);
  }

  /** Has no effect when it is not archived. */
  async unarchive(caller: Caller, project: VisibleProject): Promise<Project> {
    if (!project.archived) return this.projects.get(project._id);
    return this.setArchived(caller, project._id, null);
  }

  private setArchived(caller: Caller, id: string, by: string | null): Promise<Project> {
    return this.database.transaction(async (tx) => {
      const stamp = await this.revisions.next(tx, id, caller, { archived: true });
      await this.projects.setArchived(tx, id, by);
      const project = await this.projects.get(id);
      await this.events.raise(tx, new ProjectArchiveChanged(stamp, project));
      return project;
    });
  }

  private async restore(tx: Transaction, { stamp, project }: Restoring): Promise<string[]> {
    await this.events.raise(tx, new ProjectRestored(stamp, await this.projects.get(project._id)));
    return [];
  }

  private async current(id: string, seen?: number): Promise<Project> {
    const project = await this.projects.get(id);
    requireVersion(project, seen);
    return project;
  }
}

/** A deadline that has passed could not be kept in the form of the copy. */
const inherited = ({
  description,
  deadline,
}: Project): Pick<ProjectCreateDto, 'description' | 'deadline'> => ({
  description,
  ...(deadline && deadline >= localDay() && { deadline }),
});
