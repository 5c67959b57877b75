import { Controller, Get, Query } from '@nestjs/common';
import { JsonText } from '../../platform/http/index.js';
import { ChangesQueryDto } from './dto/changes-query.dto.js';
import { CurrentProject, ProjectAccess, type VisibleProject } from './project-access.js';
import { ProjectChangesRepository } from './project-changes.repository.js';
import { changesGone } from './project.errors.js';

@Controller('projects/:projectId/changes')
export class ProjectChangesController {
  constructor(private readonly changes: ProjectChangesRepository) {}

  @Get()
  @ProjectAccess()
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
