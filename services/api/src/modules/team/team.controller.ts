import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { ResetLink, TeamDeparture, TeamMember } from '@taskloom/contracts';
import {
  ClientAddress,
  Credentials,
  CurrentUser,
  Delete,
  IdPipe,
  JsonText,
  Patch,
  Post,
  type Caller,
} from '../../platform/http/index.js';
import { DoneDto, Refuses } from '../../platform/openapi/index.js';
import { PasswordConfirmationDto, stepUpRequired } from '../auth/index.js';
import { ownsProjects } from '../projects/index.js';
import { MemberPasswordsService } from './member-passwords.service.js';
import { TeamRemovalDto } from './dto/team-removal.dto.js';
import { TeamRoleDto } from './dto/team-role.dto.js';
import { CurrentTeam, TeamAdmin, type OwnTeam } from './team-access.js';
import { TeamService } from './team.service.js';
import { lastAdmin } from './team.errors.js';
import {
  PERSON_TASKS,
  ResetLinkDto,
  TeamDepartureDto,
  TeamMemberDto,
  TeamPersonDto,
  TeamPersonQueryDto,
} from './dto/team.dto.js';

@ApiTags('team')
@Controller('team/members')
export class TeamController {
  constructor(
    private readonly team: TeamService,
    private readonly passwords: MemberPasswordsService,
  ) {}

  @Get()
  @JsonText()
  @ApiOkResponse({ type: [TeamMemberDto] })
  members(@CurrentUser() caller: Caller): Promise<string> {
    return this.team.members(caller);
  }

  /** What the caller may see of a member of their team: nothing of projects that they are not a member of. */
  @Get(':userId')
  @JsonText()
  @ApiOkResponse({ type: TeamPersonDto })
  person(
    @CurrentUser() caller: Caller,
    @Param('userId', IdPipe) userId: string,
    @Query() { limit = PERSON_TASKS }: TeamPersonQueryDto,
  ): Promise<string> {
    return this.team.person(caller, userId, limit);
  }

  @Patch(':userId')
  @TeamAdmin()
  @Refuses(lastAdmin())
  @ApiOkResponse({ type: TeamMemberDto })
  changeRole(
    @CurrentUser() caller: Caller,
    @CurrentTeam() team: OwnTeam,
    @Param('userId', IdPipe) userId: string,
    @Body() { role }: TeamRoleDto,
  ): Promise<TeamMember> {
    return this.team.changeRole(caller, team, userId, role);
  }

  /** The facts that an admin sees before removing a member. */
  @Get(':userId/departure')
  @TeamAdmin()
  @ApiOkResponse({ type: TeamDepartureDto })
  departure(@CurrentTeam() team: OwnTeam, @Param('userId', IdPipe) userId: string): Promise<TeamDeparture> {
    return this.team.departure(team, userId);
  }

  /** Asks for the admin's own password, or for a recent proof where they have none. */
  @Post(':userId/reset-link')
  @TeamAdmin()
  @Credentials()
  @Refuses(stepUpRequired())
  @ApiCreatedResponse({ type: ResetLinkDto })
  createResetLink(
    @CurrentUser() caller: Caller,
    @CurrentTeam() team: OwnTeam,
    @Param('userId', IdPipe) userId: string,
    @Body() { password }: PasswordConfirmationDto,
    @ClientAddress() address: string,
  ): Promise<ResetLink> {
    return this.passwords.createResetLink(caller, team, userId, { password, address });
  }

  /** A member who owns projects can only be removed if `transferTo` names their new owner. */
  @Delete(':userId')
  @TeamAdmin()
  @Refuses(lastAdmin(), ownsProjects())
  @ApiOkResponse({ type: DoneDto })
  async remove(
    @CurrentUser() caller: Caller,
    @CurrentTeam() team: OwnTeam,
    @Param('userId', IdPipe) userId: string,
    @Query() { transferTo }: TeamRemovalDto,
  ): Promise<{ ok: true }> {
    await this.team.remove(caller, team, userId, transferTo);
    return { ok: true };
  }
}
