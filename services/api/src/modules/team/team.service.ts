import { Injectable } from '@nestjs/common';
import type { TeamMember, TeamRole } from '@taskloom/contracts';
import { Database, type Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { notFound, type Caller } from '../../platform/http/index.js';
import { presentPublicPerson } from '../users/index.js';
import type { OwnTeam } from './team-access.js';
import { lastAdmin } from './team.errors.js';
import { TeamChanged, TeamRoleChanged } from './team.events.js';
import { TeamRepository } from './team.repository.js';

@Injectable()
export class TeamService {
  constructor(
    private readonly database: Database,
    private readonly team: TeamRepository,
    private readonly events: Events,
  ) {}

  /** JSON text; empty for somebody in no team. */
  members({ teamId }: Caller): Promise<string> {
    return teamId ? this.team.membersJson(teamId) : Promise.resolve('[]');
  }

  async changeRole(caller: Caller, team: OwnTeam, userId: string, role: TeamRole): Promise<TeamMember> {
    return this.database.transaction(async (tx) => {
      const member = await this.lockedMember(tx, team, userId);
      if (member.role === role) return member;
      if (await this.team.isOnlyAdmin(tx, team._id, userId)) throw lastAdmin();
      await this.team.setRole(tx, team._id, userId, role);
      await this.events.raise(tx, new TeamRoleChanged(team._id, userId, role, presentPublicPerson(caller)));
      await this.events.raise(tx, new TeamChanged(team._id));
      return { ...member, role };
    });
  }

  async remove(team: OwnTeam, userId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.lockedMember(tx, team, userId);
      if (await this.team.isOnlyAdmin(tx, team._id, userId)) throw lastAdmin();
      await this.team.remove(tx, team._id, userId);
      await this.events.raise(tx, new TeamChanged(team._id, userId));
    });
  }

  private async lockedMember(tx: Transaction, team: OwnTeam, userId: string): Promise<TeamMember> {
    await this.team.lock(tx, team._id);
    const member = await this.team.member(tx, team._id, userId);
    if (!member) throw notFound();
    return member;
  }
}
