import { Injectable } from '@nestjs/common';
import { DELETED_PERSON, type ProjectTransfer } from '@taskloom/contracts';
import { AuditService } from '../../../platform/audit/index.js';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { forbidden, notFound, type Caller } from '../../../platform/http/index.js';
import { ApiTokensService, PasswordsService, SessionsService } from '../../auth/index.js';
import { ownsProjects, TeamDepartures } from '../../projects/index.js';
import { lastAdmin, TeamChanged, TeamRepository, type OwnTeam } from '../../team/index.js';
import { PersonDeleted, UsersRepository } from '../../users/index.js';
import { ProjectTransfersService } from '../project-transfers.service.js';
import { PersonalDataRepository } from './personal-data.repository.js';

interface Deletion {
  userId: string;
  teamId: string | null;
  transfers: readonly ProjectTransfer[];
  /** Who gets the person's projects in the trash. */
  heirId?: string;
}

/** Deletes accounts. What the person wrote stays under the name "Deleted person". */
@Injectable()
export class PersonDeletionService {
  constructor(
    private readonly database: Database,
    private readonly team: TeamRepository,
    private readonly users: UsersRepository,
    private readonly projects: TeamDepartures,
    private readonly transfers: ProjectTransfersService,
    private readonly sessions: SessionsService,
    private readonly tokens: ApiTokensService,
    private readonly passwords: PasswordsService,
    private readonly personalData: PersonalDataRepository,
    private readonly events: Events,
    private readonly audit: AuditService,
  ) {}

  /** @throws 403 for oneself, 409 when the person still owns projects */
  async deleteMember(
    caller: Caller,
    team: OwnTeam,
    userId: string,
    transfers: readonly ProjectTransfer[],
  ): Promise<void> {
    const hash = await this.passwords.unknownHash();
    await this.database.transaction(async (tx) => {
      await this.team.lockAsAdmin(tx, team._id, caller._id);
      if (!(await this.team.member(tx, team._id, userId))) throw notFound();
      if (userId === caller._id) throw forbidden('Delete your own account in your profile.');
      await this.delete(tx, caller, { userId, teamId: team._id, transfers, heirId: caller._id }, hash);
    });
  }

  /** @throws 409 for the last admin of a team, and when the person still owns projects */
  async deleteOwn(caller: Caller, transfers: readonly ProjectTransfer[]): Promise<void> {
    const hash = await this.passwords.unknownHash();
    await this.database.transaction(async (tx) => {
      const { _id: userId, teamId } = caller;
      if (teamId !== null) {
        await this.team.lock(tx, teamId);
        if (await this.team.isOnlyAdmin(tx, teamId, userId)) throw lastAdmin();
      }
      const heirId = transfers[0]?.ownerId.toLowerCase();
      await this.delete(tx, caller, { userId, teamId, transfers, heirId }, hash);
    });
  }

  private async delete(
    tx: Transaction,
    caller: Caller,
    { userId, teamId, transfers, heirId }: Deletion,
    hash: string,
  ): Promise<void> {
    await this.transfers.give(tx, caller, teamId, userId, transfers);
    if (await this.projects.ownsAny(tx, userId)) throw ownsProjects();
    // First, so that no one can add the person to a project in the meantime.
    if (teamId !== null) await this.team.remove(tx, teamId, userId);
    const email = await this.users.anonymise(tx, userId, hash);
    const actor = userId === caller._id ? { ...caller, name: DELETED_PERSON } : caller;
    await this.projects.leaveAll(tx, actor, userId, heirId);
    await this.sessions.endAll(tx, userId);
    await this.tokens.endUses(tx, userId);
    await this.personalData.erase(tx, userId, email);
    await this.audit.record(tx, {
      kind: 'person_deleted',
      address: caller.address,
      actorId: caller._id,
      personId: userId,
      teamId: teamId ?? undefined,
    });
    await this.events.raise(tx, new PersonDeleted(userId, email));
    if (teamId !== null) await this.events.raise(tx, new TeamChanged(teamId, userId));
  }
}
