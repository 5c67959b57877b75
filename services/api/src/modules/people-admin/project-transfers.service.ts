import { Injectable } from '@nestjs/common';
import type { ProjectTransfer } from '@taskloom/contracts';
import { AuditService } from '../../platform/audit/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { invalidField, type Caller } from '../../platform/http/index.js';
import { TeamDepartures } from '../projects/index.js';
import { TeamRepository } from '../team/index.js';

/** Gives what a person owns to other people of their team. */
@Injectable()
export class ProjectTransfersService {
  constructor(
    private readonly team: TeamRepository,
    private readonly projects: TeamDepartures,
    private readonly audit: AuditService,
  ) {}

  /** @throws 400 for a new owner who is not another active member of the team */
  async give(
    tx: Transaction,
    caller: Caller,
    teamId: string | null,
    userId: string,
    named: readonly ProjectTransfer[],
  ): Promise<void> {
    const transfers = named.map(({ projectId, ownerId }) => ({
      projectId: projectId.toLowerCase(),
      ownerId: ownerId.toLowerCase(),
    }));
    const owners = new Set(transfers.map(({ ownerId }) => ownerId));
    for (const ownerId of owners) {
      if (teamId === null || ownerId === userId || !(await this.team.isActive(tx, teamId, ownerId)))
        throw invalidField('transfers', 'Each new owner must be another active member of your team.');
    }
    await this.projects.transfer(tx, caller, userId, transfers);
    for (const personId of owners) {
      const projects = transfers.filter(({ ownerId }) => ownerId === personId).length;
      await this.audit.record(tx, {
        kind: 'project_owner_changed',
        address: caller.address,
        actorId: caller._id,
        personId,
        teamId: teamId ?? undefined,
        details: { projects, from: userId },
      });
    }
  }
}
