import { Body, Controller, Param } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { ItemTurned, Task } from '@taskloom/contracts';
import { CurrentUser, IdPipe, Patch, Post, type Caller } from '../../../platform/http/index.js';
import { Refuses } from '../../../platform/openapi/index.js';
import { CurrentProject, type VisibleProject } from '../../projects/index.js';
import { ItemTurnedDto, TaskDto } from '../dto/task.dto.js';
import { CurrentTask, TaskAccess, type VisibleTask } from '../task-access.js';
import { itemChanged } from './checklist.errors.js';
import { ChecklistService } from './checklist.service.js';
import { ChecklistChangeDto } from './dto/checklist.dto.js';

@ApiTags('tasks')
@Controller('projects/:projectId/tasks/:taskId/checklist')
export class ChecklistController {
  constructor(private readonly checklist: ChecklistService) {}

  @Patch()
  @TaskAccess()
  @Refuses(itemChanged('Write the announcement'))
  @ApiOkResponse({ type: TaskDto })
  change(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
    @Body() change: ChecklistChangeDto,
  ): Promise<Task> {
    return this.checklist.change(caller, project, task, change);
  }

  @Post(':itemId/task')
  @TaskAccess()
  @ApiCreatedResponse({ type: ItemTurnedDto })
  turnIntoTask(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
    @Param('itemId', IdPipe) itemId: string,
  ): Promise<ItemTurned<Task>> {
    return this.checklist.turnIntoTask(caller, project, task, itemId);
  }
}
