import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { HistoryPage } from '@taskloom/contracts';
import { CurrentProject, ProjectAccess, type VisibleProject } from '../projects/index.js';
import { CurrentTask, TaskAccess, type VisibleTask } from '../tasks/index.js';
import { HistoryQueryDto, ProjectHistoryQueryDto } from './dto/history-query.dto.js';
import { HistoryPageDto } from './dto/history.dto.js';
import { HistoryService } from './history.service.js';

@ApiTags('history')
@Controller('projects/:projectId')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @Get('history')
  @ProjectAccess()
  @ApiOkResponse({ type: HistoryPageDto })
  ofProject(
    @CurrentProject() project: VisibleProject,
    @Query() query: ProjectHistoryQueryDto,
  ): Promise<HistoryPage> {
    return this.history.page(project._id, undefined, query);
  }

  @Get('tasks/:taskId/history')
  @TaskAccess()
  @ApiOkResponse({ type: HistoryPageDto })
  ofTask(
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
    @Query() query: HistoryQueryDto,
  ): Promise<HistoryPage> {
    return this.history.page(project._id, task._id, query);
  }
}
