import { Body, Controller, Get, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiExtraModels, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Task } from '@taskloom/contracts';
import type { FastifyReply } from 'fastify';
import {
  CurrentUser,
  Delete,
  JsonText,
  Patch,
  Post,
  SeenVersion,
  sendCached,
  type Caller,
} from '../../platform/http/index.js';
import { DoneDto, listOf } from '../../platform/openapi/index.js';
import {
  CurrentProject,
  ProjectAccess,
  type RevisedProject,
  type VisibleProject,
} from '../projects/index.js';
import { TaskCopiesService } from './copies/task-copies.service.js';
import { TaskListQueryDto } from './dto/task-list-query.dto.js';
import { CurrentTask, TaskAccess, type VisibleTask } from './task-access.js';
import { TasksService } from './tasks.service.js';
import { TaskCardDto, TaskCreateDto, TaskDto, TaskPatchDto } from './dto/task.dto.js';

@ApiTags('tasks')
@Controller('projects/:projectId/tasks')
export class TasksController {
  constructor(
    private readonly tasks: TasksService,
    private readonly copies: TaskCopiesService,
  ) {}

  @Get()
  @ProjectAccess()
  @ApiExtraModels(TaskCardDto)
  @ApiOkResponse({ schema: { oneOf: [listOf(TaskDto), listOf(TaskCardDto)] } })
  async list(
    @CurrentProject() project: RevisedProject,
    @Query() query: TaskListQueryDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendCached(reply, await this.tasks.list(project, query));
  }

  @Post()
  @ProjectAccess()
  @ApiCreatedResponse({ type: TaskDto })
  create(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @Body() { copyOf, ...task }: TaskCreateDto,
  ): Promise<Task> {
    return copyOf
      ? this.copies.create(caller, project, task, copyOf)
      : this.tasks.create(caller, project, task);
  }

  @Get(':taskId')
  @TaskAccess()
  @ApiOkResponse({ type: TaskDto })
  @JsonText()
  get(@CurrentProject() project: VisibleProject, @CurrentTask() task: VisibleTask): Promise<string> {
    return this.tasks.json(project, task);
  }

  @Patch(':taskId')
  @TaskAccess()
  @ApiOkResponse({ type: TaskDto })
  update(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
    @Body() changes: TaskPatchDto,
    @SeenVersion() seen?: number,
  ): Promise<Task> {
    return this.tasks.update(caller, project, task, changes, seen);
  }

  @Delete(':taskId')
  @TaskAccess()
  @ApiOkResponse({ type: DoneDto })
  async delete(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
  ): Promise<{ ok: true }> {
    await this.tasks.delete(caller, project, task);
    return { ok: true };
  }
}
