import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DEFAULT_PROJECT_STATUS, type Project } from '@taskloom/contracts';
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
import type { PageDto } from './dto/page.dto.js';
import type { ProjectCreateDto } from './dto/project-create.dto.js';
import type { ProjectUpdateDto } from './dto/project-update.dto.js';
import type { RevisedProject, VisibleProject } from './project-access.js';
import { ProjectCreated, ProjectDeleted, ProjectRestored, ProjectUpdated } from './project.events.js';
import { ProjectRevisionsRepository } from './project-revisions.repository.js';
import { ProjectsRepository } from './projects.repository.js';
import { TrashService, type Restoring } from './trash/trash.service.js';

@Injectable()
export class ProjectsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly projects: ProjectsRepository,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly trash: TrashService,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.trash.restores('project', (tx, restoring) => this.restore(tx, restoring));
  }

  /** The projects that the caller is a member of. */
  list(caller: Caller, page: PageDto): Promise<CachedResponse> {
    const only = projectLimitOf(caller);
    if (page.limit === undefined && page.cursor === undefined) return this.projects.list(caller._id, only);
    return this.projects.page(caller._id, page, only);
  }

  one(project: RevisedProject): Promise<CachedResponse> {
    return this.projects.one(project);
  }

  async create(caller: Caller, { status, ...project }: ProjectCreateDto): Promise<Project> {
    requireDeadlineInRange(project.deadline);
    const id = uuid();
    return this.database.transaction(async (tx) => {
      await this.projects.insert(tx, {
        id,
        ownerId: caller._id,
        status: status ?? DEFAULT_PROJECT_STATUS,
        ...project,
      });
      await this.events.raise(tx, new ProjectCreated(id, presentPublicPerson(caller)));
      return this.projects.get(id);
    });
  }

  /** @throws 409 with the current project when `seen` is not its version any more */
  async update(
    caller: Caller,
    { _id }: VisibleProject,
    changes: ProjectUpdateDto,
    seen?: number,
  ): Promise<Project> {
    if (Object.keys(changes).length === 0) return this.current(_id, seen);
    return this.database.transaction(async (tx) => {
      const stamp = await this.revisions.next(tx, _id, caller);
      const before = await this.projects.get(_id);
      requireDeadlineInRange(changes.deadline, before.deadline);
      requireVersion(before, seen);
      const after = await this.projects.update(tx, _id, changes);
      await this.events.raise(tx, new ProjectUpdated(stamp, before, after));
      return after;
    });
  }

  async delete(caller: Caller, { _id }: VisibleProject): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.revisions.next(tx, _id, caller);
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
