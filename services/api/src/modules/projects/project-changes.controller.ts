import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { JsonText } from '../../platform/http/index.js';
import { Refuses } from '../../platform/openapi/index.js';
import { ChangesQueryDto } from './dto/changes-query.dto.js';
import { CurrentProject, ProjectAccess, type VisibleProject } from './project-access.js';
import { ProjectChangesRepository } from './project-changes.repository.js';
import { changesGone } from './project.errors.js';
import { ChangesAnswerDto } from './dto/project.dto.js';

@ApiTags('projects')
@Controller('projects/:projectId/changes')
export class ProjectChangesController {
  constructor(private readonly changes: ProjectChangesRepository) {}

  @Get()
  @ProjectAccess()
  @Refuses(changesGone())
  @ApiOkResponse({ type: ChangesAnswerDto })
  @JsonText()
  async since(
    @CurrentProject() { _id }: VisibleProject,
    @Query() { since }: ChangesQueryDto,
  ): Promise<string> {
    const json = await this.changes.since(_id, since);
    if (json === undefined) throw changesGone();
    return json;
  }
}
