import { Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { RestoreResult } from '@taskloom/contracts';
import { CurrentUser, Delete, JsonText, Put, type Caller } from '../../../platform/http/index.js';
import { DoneDto, Refuses } from '../../../platform/openapi/index.js';
import {
  CurrentProject,
  ProjectAccess,
  RestoreResultDto,
  type VisibleProject,
} from '../../projects/index.js';
import { ArchivedTaskDto } from '../dto/task.dto.js';
import { CurrentTask, TaskAccess, type VisibleTask } from '../task-access.js';
import { taskNotDone } from './archive.errors.js';
import { ArchiveRepository } from './archive.repository.js';
import { ArchiveService } from './archive.service.js';
import { ArchiveQueryDto } from './dto/archive.dto.js';

@ApiTags('archive')
@Controller('projects/:projectId')
export class ArchiveController {
  constructor(
    private readonly archive: ArchiveService,
    private readonly archived: ArchiveRepository,
  ) {}

  @Get('archive')
  @ProjectAccess()
  @JsonText()
  @ApiOkResponse({ type: [ArchivedTaskDto] })
  page(@CurrentProject() { _id }: VisibleProject, @Query() query: ArchiveQueryDto): Promise<string> {
    return this.archived.pageJson(_id, query);
  }

  @Put('tasks/:taskId/archive')
  @TaskAccess({ archived: true })
  @Refuses(taskNotDone('Rotate webhook secrets'))
  @HttpCode(200)
  @ApiOkResponse({ type: DoneDto })
  async put(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
  ): Promise<{ ok: true }> {
    await this.archive.put(caller, project, task);
    return { ok: true };
  }

  @Delete('tasks/:taskId/archive')
  @TaskAccess({ archived: true })
  @ApiOkResponse({ type: RestoreResultDto })
  restore(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
  ): Promise<RestoreResult> {
    return this.archive.restore(caller, project, task);
  }
}
