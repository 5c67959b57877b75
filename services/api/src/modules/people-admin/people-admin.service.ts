import { Injectable } from '@nestjs/common';
import type { ProjectTransfer } from '@taskloom/contracts';
import { AuditService } from '../../platform/audit/index.js';
import { Database, type Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { forbidden, notFound, type Caller } from '../../platform/http/index.js';
import { ApiTokensService, SessionsService } from '../auth/index.js';
import { ownsProjects, TeamDepartures } from '../projects/index.js';
import { TeamChanged, TeamRepository, type OwnTeam } from '../team/index.js';
import { UsersRepository } from '../users/index.js';
import { ProjectTransfersService } from './project-transfers.service.js';

/** Changes of other people's accounts by an admin of their team, one after another for each team. */
@Injectable()
export class PeopleAdminService {
  constructor(
    private readonly database: Database,
    private readonly team: TeamRepository,
    private readonly users: UsersRepository,
    private readonly projects: TeamDepartures,
    private readonly transfers: ProjectTransfersService,
    private readonly sessions: SessionsService,
    private readonly tokens: ApiTokensService,
    private readonly events: Events,
    private readonly audit: AuditService,
  ) {}

  transfer(
    caller: Caller,
    team: OwnTeam,
    userId: string,
    transfers: readonly ProjectTransfer[],
  ): Promise<void> {
    return this.change(caller, team, userId, (tx) =>
      this.transfers.give(tx, caller, team._id, userId, transfers),
    );
  }

  /**
   * Nothing that the person wrote changes. No last admin can be disabled, since the calling admin is another person.
   *
   * @throws 403 for oneself, 409 when the person still owns projects
   */
  disable(
    caller: Caller,
    team: OwnTeam,
    userId: string,
    transfers: readonly ProjectTransfer[],
  ): Promise<void> {
    return this.change(caller, team, userId, async (tx) => {
      if (userId === caller._id) throw forbidden('You can’t disable your own account.');
      await this.transfers.give(tx, caller, team._id, userId, transfers);
      if (await this.projects.ownsAny(tx, userId)) throw ownsProjects();
      if (!(await this.users.setDisabled(tx, userId, true))) return;
      await this.sessions.endAll(tx, userId);
      await this.tokens.endUses(tx, userId);
      await this.record(tx, caller, team, 'person_disabled', userId);
    });
  }

  enable(caller: Caller, team: OwnTeam, userId: string): Promise<void> {
    return this.change(caller, team, userId, async (tx) => {
      if (!(await this.users.setDisabled(tx, userId, false))) return;
      await this.record(tx, caller, team, 'person_enabled', userId);
    });
  }

  private change(
    caller: Caller,
    team: OwnTeam,
    userId: string,
    write: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.team.lockAsAdmin(tx, team._id, caller._id);
      if (!(await this.team.member(tx, team._id, userId))) throw notFound();
      await write(tx);
      await this.events.raise(tx, new TeamChanged(team._id));
    });
  }

  private record(
    tx: Transaction,
    { _id: actorId, address }: Caller,
    { _id: teamId }: OwnTeam,
    kind: 'person_disabled' | 'person_enabled',
    personId: string,
  ): Promise<void> {
    return this.audit.record(tx, { kind, address, actorId, personId, teamId });
  }
}
