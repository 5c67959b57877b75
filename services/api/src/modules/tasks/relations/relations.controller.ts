import { Body, Controller, Param } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { RelationChanged, Task } from '@taskloom/contracts';
import { CurrentUser, Delete, IdPipe, Post, type Caller } from '../../../platform/http/index.js';
import { Refuses } from '../../../platform/openapi/index.js';
import { CurrentProject, type VisibleProject } from '../../projects/index.js';
import { RelationChangedDto } from '../dto/task.dto.js';
import { CurrentTask, TaskAccess, type VisibleTask } from '../task-access.js';
import { RelationCreateDto } from './dto/relation.dto.js';
import { relationCycle, tooManyRelations } from './relation.errors.js';
import { RelationsService } from './relations.service.js';

@ApiTags('tasks')
@Controller('projects/:projectId/tasks/:taskId/relations')
export class RelationsController {
  constructor(private readonly relations: RelationsService) {}

  @Post()
  @TaskAccess()
  @Refuses(relationCycle(), tooManyRelations('Write the announcement'))
  @ApiCreatedResponse({ type: RelationChangedDto })
  add(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
    @Body() relation: RelationCreateDto,
  ): Promise<RelationChanged<Task>> {
    return this.relations.add(caller, project, task, relation);
  }

  @Delete(':relationId')
  @TaskAccess()
  @ApiOkResponse({ type: RelationChangedDto })
  remove(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
    @Param('relationId', IdPipe) id: string,
  ): Promise<RelationChanged<Task>> {
    return this.relations.remove(caller, project, task, id);
  }
}
