import { Injectable } from '@nestjs/common';
import type { TeamDeparture } from '@taskloom/contracts';
import type { Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { invalidField, type Caller } from '../../../platform/http/index.js';
import { ownsProjects } from '../project.errors.js';
import { ProjectMemberAdded, ProjectOwnerChanged } from '../project.events.js';
import { ofMember, ProjectRevisionsRepository } from '../project-revisions.repository.js';
import { ProjectsRepository } from '../projects.repository.js';
import { memberOf, ProjectMembersService } from './project-members.service.js';
import { ProjectMembersRepository } from './project-members.repository.js';
import { TeamDeparturesRepository } from './team-departures.repository.js';

/** A project, and who owns it from now on. */
export interface Transfer {
  projectId: string;
  ownerId: string;
}

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
    private readonly memberRows: ProjectMembersRepository,
    private readonly projects: ProjectsRepository,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly events: Events,
  ) {}

  summary(userId: string, teamId: string): Promise<TeamDeparture> {
    return this.departures.summary(userId, teamId);
  }

  /**
   * Removes the person from the team's projects in the caller's transaction; no one can be added to one in the meantime.
   *
   * @throws 409 when they own projects and no new owner is given
   */
  async leave(tx: Transaction, caller: Caller, departure: Departure): Promise<TeamDeparture> {
    const { userId, teamId, newOwnerId } = departure;
    const summary = await this.departures.summary(userId, teamId);
    const owned = await this.departures.owned(tx, userId);
    const joined = await this.departures.joined(tx, userId, teamId);
    if (owned.length > 0 && newOwnerId === undefined) throw ownsProjects();
    for (const id of owned) if (newOwnerId) await this.handOver(tx, caller, id, userId, newOwnerId);
    for (const id of joined) await this.members.removeMember(tx, caller, id, userId);
    await this.departures.leaveDeleted(tx, userId, teamId);
    await this.departures.handOverDeleted(tx, userId, newOwnerId);
    return summary;
  }

  /**
   * Gives projects to their new owners; the person stays a member of them.
   *
   * @throws 400 for a project that the person doesn't own
   */
  async transfer(
    tx: Transaction,
    caller: Caller,
    userId: string,
    transfers: readonly Transfer[],
  ): Promise<void> {
    const to = new Map(transfers.map(({ projectId, ownerId }) => [projectId, ownerId]));
    const owned = await this.departures.owned(tx, userId);
    if (![...to.keys()].every((id) => owned.includes(id)))
      throw invalidField('transfers', 'Each project must be owned by this person.');
    // In the order of `owned`, in which everyone locks projects.
    for (const id of owned) {
      const ownerId = to.get(id);
      if (ownerId) await this.give(tx, caller, id, userId, ownerId);
    }
  }

  /**
   * Takes someone whose account is deleted out of all projects. Clients load these again, because the person has another
   * name from now on. `heirId` gets the projects that they have in the trash; without one, these come back to no one.
   */
  async leaveAll(
    tx: Transaction,
    actor: Pick<Caller, '_id' | 'name' | 'avatar'>,
    userId: string,
    heirId?: string,
  ): Promise<void> {
    for (const id of await this.departures.joinedAnywhere(tx, userId)) {
      await this.revisions.lock(tx, id, { _id: userId }, { archived: true });
      await this.revisions.leaveGap(tx, id);
      await this.members.removeMember(tx, actor, id, userId);
    }
    await this.departures.leaveAllDeleted(tx, userId);
    await this.departures.handOverDeleted(tx, userId, heirId);
  }

  /** Outside the trash. */
  async ownsAny(tx: Transaction, userId: string): Promise<boolean> {
    return (await this.departures.owned(tx, userId)).length > 0;
  }

  private async handOver(
    tx: Transaction,
    caller: Caller,
    projectId: string,
    userId: string,
    newOwnerId: string,
  ): Promise<void> {
    await this.give(tx, caller, projectId, userId, newOwnerId);
    await this.members.removeMember(tx, caller, projectId, userId);
  }

  private async give(
    tx: Transaction,
    caller: Caller,
    projectId: string,
    userId: string,
    newOwnerId: string,
  ): Promise<void> {
    await this.revisions.lock(tx, projectId, { _id: userId }, { archived: true });
    if (await this.memberRows.insert(tx, projectId, newOwnerId)) {
      const added = await this.revisions.next(tx, projectId, caller, ofMember(userId));
      const project = await this.projects.get(projectId);
      await this.events.raise(tx, new ProjectMemberAdded(added, project, memberOf(project, newOwnerId)));
    }
    await this.departures.setOwner(tx, projectId, newOwnerId);
    const stamp = await this.revisions.next(tx, projectId, caller, ofMember(userId));
    await this.events.raise(tx, new ProjectOwnerChanged(stamp, await this.projects.get(projectId)));
  }
}
