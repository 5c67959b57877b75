import { Body, Controller, Get, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { canArchiveProject, canDeleteProject, canUpdateProject, type Project } from '@taskloom/contracts';
import type { FastifyReply } from 'fastify';
import {
  CurrentUser,
  Delete,
  Patch,
  Post,
  Put,
  SeenVersion,
  sendCached,
  type Caller,
} from '../../platform/http/index.js';
import { DoneDto, listOf, Refuses } from '../../platform/openapi/index.js';
import { ProjectListQueryDto } from './dto/project-list-query.dto.js';
import { ProjectCreateDto } from './dto/project-create.dto.js';
import { ProjectPatchDto } from './dto/project-patch.dto.js';
import {
  CurrentProject,
  ProjectAccess,
  type ProjectRight,
  type RevisedProject,
  type VisibleProject,
} from './project-access.js';
import { originalGone } from './project.errors.js';
import { PROJECT_FIELDS } from './project.fields.js';
import { ProjectsService } from './projects.service.js';
import { ProjectDto, ProjectListDto } from './dto/project.dto.js';

/** Unknown fields need no right here, because validation rejects them for everyone. */
const mayUpdate: ProjectRight = async (caller, project, request) =>
  canUpdateProject(
    caller,
    project,
    (await request.fields()).filter((field) => PROJECT_FIELDS.some((known) => known === field)),
  );

@ApiTags('projects')
@Controller('projects')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Get()
  @ApiExtraModels(ProjectListDto)
  @ApiOkResponse({ schema: { oneOf: [listOf(ProjectDto), { $ref: getSchemaPath(ProjectListDto) }] } })
  async list(
    @CurrentUser() caller: Caller,
    @Query() query: ProjectListQueryDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendCached(reply, await this.projects.list(caller, query));
  }

  @Post()
  @Refuses(originalGone())
  @ApiCreatedResponse({ type: ProjectDto })
  create(@CurrentUser() caller: Caller, @Body() project: ProjectCreateDto): Promise<Project> {
    return this.projects.create(caller, project);
  }

  @Get(':projectId')
  @ProjectAccess()
  @ApiOkResponse({ type: ProjectDto })
  async get(@CurrentProject() project: RevisedProject, @Res() reply: FastifyReply): Promise<void> {
    await sendCached(reply, await this.projects.one(project));
  }

  @Patch(':projectId')
  @ProjectAccess(mayUpdate)
  @ApiOkResponse({ type: ProjectDto })
  update(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @Body() changes: ProjectPatchDto,
    @SeenVersion() seen?: number,
  ): Promise<Project> {
    return this.projects.update(caller, project, changes, seen);
  }

  @Put(':projectId/archived')
  @ProjectAccess(canArchiveProject, { archived: true })
  @ApiOkResponse({ type: ProjectDto })
  archive(@CurrentUser() caller: Caller, @CurrentProject() project: VisibleProject): Promise<Project> {
    return this.projects.archive(caller, project);
  }

  @Delete(':projectId/archived')
  @ProjectAccess(canArchiveProject, { archived: true })
  @ApiOkResponse({ type: ProjectDto })
  unarchive(@CurrentUser() caller: Caller, @CurrentProject() project: VisibleProject): Promise<Project> {
    return this.projects.unarchive(caller, project);
  }

  @Delete(':projectId')
  @ProjectAccess(canDeleteProject, { archived: true })
  @ApiOkResponse({ type: DoneDto })
  async delete(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
  ): Promise<{ ok: true }> {
    await this.projects.delete(caller, project);
    return { ok: true };
  }
}
