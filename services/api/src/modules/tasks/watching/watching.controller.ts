import { Body, Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { TaskWatch } from '@taskloom/contracts';
import { CurrentUser, Put, type Caller } from '../../../platform/http/index.js';
import { CurrentProject, type VisibleProject } from '../../projects/index.js';
import { CurrentTask, TaskAccess, type VisibleTask } from '../task-access.js';
import { TaskWatchDto, WatchChoiceDto } from './dto/watch.dto.js';
import { WatchingRepository } from './watching.repository.js';

@ApiTags('tasks')
@Controller('projects/:projectId/tasks/:taskId/watch')
export class WatchingController {
  constructor(private readonly watching: WatchingRepository) {}

  @Get()
  @TaskAccess()
  @ApiOkResponse({ type: TaskWatchDto })
  async get(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
  ): Promise<TaskWatch> {
    const watchers = await this.watching.watchers({ projectId: project._id, taskId: task._id });
    return { watching: watchers.some(({ _id }) => _id === caller._id), watchers };
  }

  @Put()
  @TaskAccess()
  @ApiOkResponse({ type: TaskWatchDto })
  async choose(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
    @Body() { watching }: WatchChoiceDto,
  ): Promise<TaskWatch> {
    await this.watching.choose({ projectId: project._id, taskId: task._id }, caller._id, watching);
    return this.get(caller, project, task);
  }
}
