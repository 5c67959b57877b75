import { Body, Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { TeamMember } from '@taskloom/contracts';
import { CurrentUser, Delete, IdPipe, JsonText, Patch, type Caller } from '../../platform/http/index.js';
import { Answers, done, listOf, Refuses } from '../../platform/openapi/index.js';
import { TeamRoleDto } from './dto/team-role.dto.js';
import { CurrentTeam, TeamAdmin, type OwnTeam } from './team-access.js';
import { teamMemberSchema } from './team.schema.js';
import { TeamService } from './team.service.js';
import { lastAdmin } from './team.errors.js';

@ApiTags('team')
@Controller('team/members')
export class TeamController {
  constructor(private readonly team: TeamService) {}

  @Get()
  @JsonText()
  @Answers(listOf(teamMemberSchema))
  members(@CurrentUser() caller: Caller): Promise<string> {
    return this.team.members(caller);
  }

  @Patch(':userId')
  @TeamAdmin()
  @Refuses(lastAdmin())
  @Answers(teamMemberSchema)
  changeRole(
    @CurrentUser() caller: Caller,
    @CurrentTeam() team: OwnTeam,
    @Param('userId', IdPipe) userId: string,
    @Body() { role }: TeamRoleDto,
  ): Promise<TeamMember> {
    return this.team.changeRole(caller, team, userId, role);
  }

  @Delete(':userId')
  @TeamAdmin()
  @Refuses(lastAdmin())
  @Answers(done)
  async remove(@CurrentTeam() team: OwnTeam, @Param('userId', IdPipe) userId: string): Promise<{ ok: true }> {
    await this.team.remove(team, userId);
    return { ok: true };
  }
}
