import { Injectable } from '@nestjs/common';
import type { TeamDeparture } from '@taskloom/contracts';
import type { Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import type { Caller } from '../../../platform/http/index.js';
import { ownsProjects } from '../project.errors.js';
import { ProjectMemberAdded, ProjectOwnerChanged } from '../project.events.js';
import { ProjectRevisionsRepository } from '../project-revisions.repository.js';
import { ProjectsRepository } from '../projects.repository.js';
import { memberOf, ProjectMembersService } from './project-members.service.js';
import { TeamDeparturesRepository } from './team-departures.repository.js';

interface Departure {
  userId: string;
  teamId: string;
  /** The new owner of the person's projects. */
  newOwnerId?: string;
}

/** Handles the projects of a person who leaves the team. */
@Injectable()
export class TeamDepartures {
  constructor(
    private readonly departures: TeamDeparturesRepository,
    private readonly members: ProjectMembersService,
    private readonly projects: ProjectsRepository,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly events: Events,
  ) {}

  summary(userId: string, teamId: string): Promise<TeamDeparture> {
    return this.departures.summary(userId, teamId);
  }

  /**
   * Removes the person from the team's projects in the caller's transaction; nobody can be added to one meanwhile.
   *
   * @throws 409 when they own projects and nobody is named who takes them over
   */
  async leave(tx: Transaction, caller: Caller, departure: Departure): Promise<TeamDeparture> {
    const { userId, teamId, newOwnerId } = departure;
    const summary = await this.departures.summary(userId, teamId, tx);
    const owned = await this.departures.owned(tx, userId);
    const joined = await this.departures.joined(tx, userId, teamId);
    if (owned.length > 0 && newOwnerId === undefined) throw ownsProjects();
    for (const id of owned) if (newOwnerId) await this.handOver(tx, caller, id, userId, newOwnerId);
    for (const id of joined) await this.members.removeMember(tx, caller, id, userId);
    await this.departures.leaveDeleted(tx, userId, teamId);
    await this.departures.handOverDeleted(tx, userId, newOwnerId);
    return summary;
  }

  private async handOver(
    tx: Transaction,
    caller: Caller,
    projectId: string,
    userId: string,
    newOwnerId: string,
  ): Promise<void> {
    await this.revisions.lock(tx, projectId, { _id: userId });
    if (await this.departures.addOwner(tx, projectId, newOwnerId)) {
      const added = await this.revisions.next(tx, projectId, caller, userId);
      const project = await this.projects.get(projectId);
      await this.events.raise(tx, new ProjectMemberAdded(added, project, memberOf(project, newOwnerId)));
    }
    await this.departures.setOwner(tx, projectId, newOwnerId);
    const stamp = await this.revisions.next(tx, projectId, caller, userId);
    await this.events.raise(tx, new ProjectOwnerChanged(stamp, await this.projects.get(projectId)));
    await this.members.removeMember(tx, caller, projectId, userId);
  }
}
