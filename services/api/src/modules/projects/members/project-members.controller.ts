import { Body, Controller, HttpCode, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { canManageMembers, canRemoveMember, type Project } from '@taskloom/contracts';
import { CurrentUser, Delete, IdPipe, Post, type Caller } from '../../../platform/http/index.js';
import { Refuses } from '../../../platform/openapi/index.js';
import { MemberAddDto } from '../dto/member-add.dto.js';
import { CurrentProject, ProjectAccess, type VisibleProject } from '../project-access.js';
import { ProjectMembersService } from './project-members.service.js';
import { ownerCannotLeave } from '../project.errors.js';
import { ProjectDto } from '../dto/project.dto.js';

@ApiTags('projects')
@Controller('projects/:projectId/members')
export class ProjectMembersController {
  constructor(private readonly members: ProjectMembersService) {}

  @Post()
  @HttpCode(200)
  @ProjectAccess(canManageMembers)
  @ApiOkResponse({ type: ProjectDto })
  add(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @Body() { email }: MemberAddDto,
  ): Promise<Project> {
    return this.members.add(caller, project, email);
  }

  @Delete(':userId')
  @ProjectAccess((caller, project, path) => canRemoveMember(caller, project, path.param('userId')))
  @Refuses(ownerCannotLeave())
  @ApiOkResponse({ type: ProjectDto })
  remove(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @Param('userId', IdPipe) userId: string,
  ): Promise<Project> {
    return this.members.remove(caller, project, userId);
  }
}
