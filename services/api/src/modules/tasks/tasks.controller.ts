import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Task } from '@taskloom/contracts';
import {
  CurrentUser,
  Delete,
  JsonText,
  Patch,
  Post,
  SeenVersion,
  type Caller,
} from '../../platform/http/index.js';
import { Answers, done, either, listOf } from '../../platform/openapi/index.js';
import { CurrentProject, ProjectAccess, type VisibleProject } from '../projects/index.js';
import { TaskCreateDto } from './dto/task-create.dto.js';
import { TaskListQueryDto } from './dto/task-list-query.dto.js';
import { TaskUpdateDto } from './dto/task-update.dto.js';
import { CurrentTask, TaskAccess, type VisibleTask } from './task-access.js';
import { taskCardSchema, taskSchema } from './task.schema.js';
import { TasksService } from './tasks.service.js';

@ApiTags('tasks')
@Controller('projects/:projectId/tasks')
export class TasksController {
  constructor(private readonly tasks: TasksService) {}

  @Get()
  @ProjectAccess()
  @Answers(either(listOf(taskSchema), listOf(taskCardSchema)))
  @JsonText()
  list(@CurrentProject() project: VisibleProject, @Query() query: TaskListQueryDto): Promise<string> {
    return this.tasks.list(project, query);
  }

  @Post()
  @ProjectAccess()
  @Answers(taskSchema, 201)
  create(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @Body() task: TaskCreateDto,
  ): Promise<Task> {
    return this.tasks.create(caller, project, task);
  }

  @Get(':taskId')
  @TaskAccess()
  @Answers(taskSchema)
  @JsonText()
  get(@CurrentProject() project: VisibleProject, @CurrentTask() task: VisibleTask): Promise<string> {
    return this.tasks.json(project, task);
  }

  @Patch(':taskId')
  @TaskAccess()
  @Answers(taskSchema)
  update(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
    @Body() changes: TaskUpdateDto,
    @SeenVersion() seen?: number,
  ): Promise<Task> {
    return this.tasks.update(caller, project, task, changes, seen);
  }

  @Delete(':taskId')
  @TaskAccess()
  @Answers(done)
  async delete(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
  ): Promise<{ ok: true }> {
    await this.tasks.delete(caller, project, task);
    return { ok: true };
  }
}
