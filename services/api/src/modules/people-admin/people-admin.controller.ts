import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { PersonHoldings } from '@taskloom/contracts';
import { CurrentUser, IdPipe, JsonText, Post, type Caller } from '../../platform/http/index.js';
import { DoneDto, Refuses } from '../../platform/openapi/index.js';
import { StepUpRequired } from '../auth/index.js';
import { ownsProjects } from '../projects/index.js';
import { CurrentTeam, TeamAdmin, type OwnTeam } from '../team/index.js';
import { PersonDeletionService } from './deletion/person-deletion.service.js';
import { PeoplePageDto, PersonHoldingsDto } from './dto/people-page.dto.js';
import { PeopleQueryDto } from './dto/people-query.dto.js';
import { ProjectTransfersDto } from './dto/project-transfers.dto.js';
import { PeopleAdminRepository } from './people-admin.repository.js';
import { PeopleAdminService } from './people-admin.service.js';

/** The people of the calling admin's team. */
@ApiTags('admin')
@Controller('admin/people')
export class PeopleAdminController {
  constructor(
    private readonly people: PeopleAdminRepository,
    private readonly service: PeopleAdminService,
    private readonly deletion: PersonDeletionService,
  ) {}

  @Get()
  @TeamAdmin()
  @JsonText()
  @ApiOkResponse({ type: PeoplePageDto })
  list(@CurrentTeam() team: OwnTeam, @Query() query: PeopleQueryDto): Promise<string> {
    return this.people.pageJson(team._id, query);
  }

  /** The objects that are transferred or end when the person is disabled. */
  @Get(':userId/holdings')
  @TeamAdmin()
  @ApiOkResponse({ type: PersonHoldingsDto })
  holdings(@CurrentTeam() team: OwnTeam, @Param('userId', IdPipe) userId: string): Promise<PersonHoldings> {
    return this.people.holdings(team._id, userId);
  }

  @Post(':userId/transfer')
  @TeamAdmin()
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async transfer(
    @CurrentUser() caller: Caller,
    @CurrentTeam() team: OwnTeam,
    @Param('userId', IdPipe) userId: string,
    @Body() { transfers }: ProjectTransfersDto,
  ): Promise<{ ok: true }> {
    await this.service.transfer(caller, team, userId, transfers);
    return { ok: true };
  }

  /** Ends the person's sessions and sockets at once. All their projects need a new owner. */
  @Post(':userId/disable')
  @TeamAdmin()
  @Refuses(ownsProjects())
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async disable(
    @CurrentUser() caller: Caller,
    @CurrentTeam() team: OwnTeam,
    @Param('userId', IdPipe) userId: string,
    @Body() { transfers }: ProjectTransfersDto,
  ): Promise<{ ok: true }> {
    await this.service.disable(caller, team, userId, transfers);
    return { ok: true };
  }

  /** The person's texts stay under the name "Deleted person". All their projects need a new owner. */
  @Post(':userId/deletion')
  @StepUpRequired()
  @TeamAdmin()
  @Refuses(ownsProjects())
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async delete(
    @CurrentUser() caller: Caller,
    @CurrentTeam() team: OwnTeam,
    @Param('userId', IdPipe) userId: string,
    @Body() { transfers }: ProjectTransfersDto,
  ): Promise<{ ok: true }> {
    await this.deletion.deleteMember(caller, team, userId, transfers);
    return { ok: true };
  }

  @Post(':userId/enable')
  @TeamAdmin()
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async enable(
    @CurrentUser() caller: Caller,
    @CurrentTeam() team: OwnTeam,
    @Param('userId', IdPipe) userId: string,
  ): Promise<{ ok: true }> {
    await this.service.enable(caller, team, userId);
    return { ok: true };
  }
}
