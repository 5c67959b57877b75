import { Injectable } from '@nestjs/common';
import type { ResetLink } from '@taskloom/contracts';
import { Database } from '../../platform/database/index.js';
import { forbidden, notFound, type Caller } from '../../platform/http/index.js';
import { PasswordResetsService, StepUpService } from '../auth/index.js';
import type { OwnTeam } from './team-access.js';
import { TeamRepository } from './team.repository.js';

/** Reset links for members who have forgotten their password, where no mail can be sent. */
@Injectable()
export class MemberPasswordsService {
  constructor(
    private readonly database: Database,
    private readonly team: TeamRepository,
    private readonly stepUp: StepUpService,
    private readonly resets: PasswordResetsService,
  ) {}

  /**
   * Requires the admin's own password, or a recent proof where they have none, since the link opens another account. The admin's
   * own account is refused: the link would replace a password without the current one.
   */
  async createResetLink(
    caller: Caller,
    team: OwnTeam,
    userId: string,
    { password, address }: { password: string | undefined; address: string },
  ): Promise<ResetLink> {
    if (!(await this.team.isMember(team._id, userId))) throw notFound();
    if (userId === caller._id) throw forbidden('Change your own password in your profile.');
    await this.stepUp.confirmStrictly(caller, password, address);
    return this.database.transaction(async (tx) => {
      await this.team.lockAsAdmin(tx, team._id, caller._id);
      if (!(await this.team.member(tx, team._id, userId))) throw notFound();
      return { path: await this.resets.createLink(tx, caller, userId) };
    });
  }
}
