import { Body, Controller, Get, HttpCode } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { PersonHoldings } from '@taskloom/contracts';
import { CurrentUser, notFound, Post, type Caller } from '../../../platform/http/index.js';
import { DoneDto, Refuses } from '../../../platform/openapi/index.js';
import { StepUpRequired } from '../../auth/index.js';
import { ownsProjects } from '../../projects/index.js';
import { lastAdmin } from '../../team/index.js';
import { PersonHoldingsDto } from '../dto/people-page.dto.js';
import { ProjectTransfersDto } from '../dto/project-transfers.dto.js';
import { PeopleAdminRepository } from '../people-admin.repository.js';
import { PersonDeletionService } from './person-deletion.service.js';

/** The caller's own account. */
@ApiTags('auth')
@Controller('account')
export class AccountController {
  constructor(
    private readonly people: PeopleAdminRepository,
    private readonly deletion: PersonDeletionService,
  ) {}

  /** The objects that are transferred or end when the account is deleted; 404 for someone without a team. */
  @Get('holdings')
  @Refuses(notFound())
  @ApiOkResponse({ type: PersonHoldingsDto })
  async holdings(@CurrentUser() { _id, teamId }: Caller): Promise<PersonHoldings> {
    if (teamId === null) throw notFound();
    return this.people.holdings(teamId, _id);
  }

  /** Deletes the account. All its projects need a new owner. */
  @Post('deletion')
  @StepUpRequired()
  @Refuses(ownsProjects(), lastAdmin())
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async delete(
    @CurrentUser() caller: Caller,
    @Body() { transfers }: ProjectTransfersDto,
  ): Promise<{ ok: true }> {
    await this.deletion.deleteOwn(caller, transfers);
    return { ok: true };
  }
}
