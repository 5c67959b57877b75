import { Body, Controller, Get, Param } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { canManageLabels, type ProjectLabel } from '@taskloom/contracts';
import { CurrentUser, Delete, IdPipe, Patch, Post, type Caller } from '../../../platform/http/index.js';
import { DoneDto, Refuses } from '../../../platform/openapi/index.js';
import { CurrentProject, ProjectAccess, type VisibleProject } from '../../projects/index.js';
import { ProjectLabelCreateDto, ProjectLabelDto, ProjectLabelUpdateDto } from '../dto/label.dto.js';
import { labelExists, tooManyLabels } from './label.errors.js';
import { LabelsService } from './labels.service.js';

@ApiTags('labels')
@Controller('projects/:projectId/labels')
export class LabelsController {
  constructor(private readonly labels: LabelsService) {}

  @Get()
  @ProjectAccess()
  @ApiOkResponse({ type: [ProjectLabelDto] })
  list(@CurrentProject() project: VisibleProject): Promise<ProjectLabel[]> {
    return this.labels.list(project);
  }

  @Post()
  @ProjectAccess()
  @Refuses(tooManyLabels())
  @ApiCreatedResponse({ type: ProjectLabelDto })
  create(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @Body() label: ProjectLabelCreateDto,
  ): Promise<ProjectLabel> {
    return this.labels.create(caller, project, label);
  }

  @Patch(':labelId')
  @ProjectAccess(canManageLabels)
  @Refuses(labelExists())
  @ApiOkResponse({ type: ProjectLabelDto })
  update(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @Param('labelId', IdPipe) id: string,
    @Body() changes: ProjectLabelUpdateDto,
  ): Promise<ProjectLabel> {
    return this.labels.update(caller, project, id, changes);
  }

  @Delete(':labelId')
  @ProjectAccess(canManageLabels)
  @ApiOkResponse({ type: DoneDto })
  async delete(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @Param('labelId', IdPipe) id: string,
  ): Promise<{ ok: true }> {
    await this.labels.delete(caller, project, id);
    return { ok: true };
  }
}
