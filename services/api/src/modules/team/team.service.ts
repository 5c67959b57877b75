import { Injectable } from '@nestjs/common';
import { canManageTeam, type TeamDeparture, type TeamMember, type TeamRole } from '@taskloom/contracts';
import { AuditService } from '../../platform/audit/index.js';
import { Database, type Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { invalidField, notFound, type Caller } from '../../platform/http/index.js';
import { TeamDepartures } from '../projects/index.js';
import { presentPublicPerson } from '../users/index.js';
import type { OwnTeam } from './team-access.js';
import { lastAdmin } from './team.errors.js';
import { TeamChanged, TeamMemberRemoved, TeamRoleChanged } from './team.events.js';
import { TeamRepository } from './team.repository.js';

@Injectable()
export class TeamService {
  constructor(
    private readonly database: Database,
    private readonly team: TeamRepository,
    private readonly departures: TeamDepartures,
    private readonly events: Events,
    private readonly audit: AuditService,
  ) {}

  /** JSON text; an empty list for a person without a team. */
  members(caller: Caller): Promise<string> {
    const { _id, teamId } = caller;
    return teamId ? this.team.membersJson(teamId, _id, canManageTeam(caller)) : Promise.resolve('[]');
  }

  /** JSON text of a `TeamPerson`. @throws 404 for someone outside the caller's team */
  async person(caller: Caller, userId: string, limit: number): Promise<string> {
    const { _id, teamId } = caller;
    const viewer = { _id, admin: canManageTeam(caller) };
    const person = teamId && (await this.team.personJson(teamId, userId, viewer, limit));
    if (!person) throw notFound();
    return person;
  }

  async changeRole(caller: Caller, team: OwnTeam, userId: string, role: TeamRole): Promise<TeamMember> {
    return this.database.transaction(async (tx) => {
      await this.lockAsAdmin(tx, caller, team);
      const member = await this.requireMember(tx, team, userId);
      if (member.role === role) return member;
      if (await this.team.isOnlyAdmin(tx, team._id, userId)) throw lastAdmin();
      await this.team.setRole(tx, team._id, userId, role);
      await this.events.raise(tx, new TeamRoleChanged(team._id, userId, role, presentPublicPerson(caller)));
      await this.events.raise(tx, new TeamChanged(team._id));
      const { _id: actorId, address } = caller;
      const details = { from: member.role, to: role };
      await this.audit.record(tx, { kind: 'role_changed', address, actorId, personId: userId, details });
      return { ...member, role };
    });
  }

  /** The consequences of a removal, for the dialog. @throws 404 for someone outside the team */
  async departure(team: OwnTeam, userId: string): Promise<TeamDeparture> {
    if (!(await this.team.isMember(team._id, userId))) throw notFound();
    return this.departures.summary(userId, team._id);
  }

  /** Removes the person from the team and its projects; `transferTo` becomes the owner of theirs. */
  async remove(caller: Caller, team: OwnTeam, userId: string, transferTo?: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { name } = await this.lockAsAdmin(tx, caller, team);
      await this.requireMember(tx, team, userId);
      if (transferTo !== undefined) await this.requireNewOwner(tx, team, userId, transferTo);
      if (await this.team.isOnlyAdmin(tx, team._id, userId)) throw lastAdmin();
      // First, so that the person can't be added to a project in the meantime.
      await this.team.remove(tx, team._id, userId);
      const leaving = { userId, teamId: team._id, newOwnerId: transferTo };
      const departure = await this.departures.leave(tx, caller, leaving);
      const actor = presentPublicPerson(caller);
      await this.events.raise(tx, new TeamMemberRemoved(team._id, name, userId, actor));
      await this.events.raise(tx, new TeamChanged(team._id, userId));
      await this.recordRemoval(tx, caller, leaving, departure);
    });
  }

  private async recordRemoval(
    tx: Transaction,
    { _id: actorId, address }: Caller,
    { userId: personId, teamId, newOwnerId }: { userId: string; teamId: string; newOwnerId?: string },
    departure: TeamDeparture,
  ): Promise<void> {
    const event = { address, actorId, teamId };
    await this.audit.record(tx, {
      ...event,
      kind: 'team_member_removed',
      personId,
      details: { ...departure },
    });
    if (newOwnerId === undefined || departure.ownedProjects === 0) return;
    const details = { projects: departure.ownedProjects, from: personId };
    await this.audit.record(tx, { ...event, kind: 'project_owner_changed', personId: newOwnerId, details });
  }

  private async requireNewOwner(
    tx: Transaction,
    team: OwnTeam,
    userId: string,
    transferTo: string,
  ): Promise<void> {
    if (transferTo === userId || !(await this.team.isActive(tx, team._id, transferTo))) {
      throw invalidField('transferTo', 'The new owner must be another member of your team.');
    }
  }

  private async requireMember(tx: Transaction, team: OwnTeam, userId: string): Promise<TeamMember> {
    const member = await this.team.member(tx, team._id, userId);
    if (!member) throw notFound();
    return member;
  }

  /** Changes of a team run one after another; the guard's result about the caller may be out of date. */
  private lockAsAdmin(tx: Transaction, caller: Caller, team: OwnTeam): Promise<{ name: string }> {
    return this.team.lockAsAdmin(tx, team._id, caller._id);
  }
}
