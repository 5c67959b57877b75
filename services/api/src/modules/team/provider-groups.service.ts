import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PublicPerson, TeamRole } from '@taskloom/contracts';
import { AuditService } from '../../platform/audit/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { SignedInByProvider } from '../auth/index.js';
import { presentPublicPerson, UsersRepository } from '../users/index.js';
import { TeamChanged, TeamRoleChanged } from './team.events.js';
import { TeamRepository } from './team.repository.js';

/** Applies the groups that a provider reports at sign-in: the settings map them to membership and role. */
@Injectable()
export class ProviderGroupsService implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly team: TeamRepository,
    private readonly users: UsersRepository,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.events.during(SignedInByProvider, (event, tx) => this.apply(tx, event));
  }

  private async apply(tx: Transaction, event: SignedInByProvider): Promise<void> {
    const { admin, joins } = event.groups;
    if (admin === null && !joins) return;
    const own = await this.team.teamOf(tx, event.user._id);
    const teamId = own ?? (joins ? await this.team.firstTeam(tx) : undefined);
    if (teamId === undefined) return;
    await this.team.lock(tx, teamId);
    const from = (await this.team.member(tx, teamId, event.user._id))?.role;
    const to = this.roleFor(event, from);
    if (from === to) return;
    // The last admin stays: a wrong group must not lock everyone out.
    if (from === 'admin' && (await this.team.isOnlyAdmin(tx, teamId, event.user._id))) return;
    await this.setRole(tx, event, teamId, { from, to });
  }

  /** Without a group of admins, the team decides who is one. */
  private roleFor({ groups }: SignedInByProvider, from: TeamRole | undefined): TeamRole {
    if (groups.admin === null) return from ?? 'member';
    return groups.admin ? 'admin' : 'member';
  }

  private async setRole(
    tx: Transaction,
    { user, groups, address }: SignedInByProvider,
    teamId: string,
    { from, to }: { from?: TeamRole; to: TeamRole },
  ): Promise<void> {
    const { _id: userId } = user;
    if (from === undefined) await this.team.add(tx, teamId, userId, to);
    else {
      await this.team.setRole(tx, teamId, userId, to);
      await this.events.raise(tx, new TeamRoleChanged(teamId, userId, to, await this.personOf(userId)));
    }
    await this.events.raise(tx, new TeamChanged(teamId));
    const details = { from: from ?? null, to, provider: groups.provider };
    await this.audit.record(tx, {
      kind: 'role_changed',
      address,
      actorId: userId,
      personId: userId,
      teamId,
      details,
    });
  }

  private async personOf(id: string): Promise<PublicPerson> {
    const person = await this.users.byId(id);
    if (!person) throw new Error('The person who has just signed in does not exist');
    return presentPublicPerson(person);
  }
}
