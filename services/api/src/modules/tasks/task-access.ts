import {
  applyDecorators,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiNotFoundResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Database } from '../../platform/database/index.js';
import { AccessRequest, isUuid, notFound, pathObject, requireCaller } from '../../platform/http/index.js';
import { putProject, type RevisedProject } from '../projects/index.js';
import { VISIBLE } from './tasks.statements.js';

/** A task of the project in the path, as the access guard found it. */
export interface VisibleTask {
  _id: string;
  title: string;
}

const { put, Loaded } = pathObject<VisibleTask>('task');

/** The task of the path, as a controller's parameter; `CurrentProject` gives its project. */
export const CurrentTask = Loaded;

@Injectable()
class TaskAccessGuard implements CanActivate {
  constructor(private readonly database: Database) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const path = new AccessRequest(request);
    const [projectId, taskId] = [path.param('projectId'), path.param('taskId')];
    if (!isUuid(projectId) || !isUuid(taskId)) throw notFound();
    const found = await this.database.row<{ task: VisibleTask; project: RevisedProject }>(VISIBLE, [
      projectId,
      requireCaller(request)._id,
      taskId,
    ]);
    if (!found) throw notFound();
    putProject(request, found.project);
    put(request, found.task);
    return true;
  }
}

/** Every member may use a task of their project (specification 11); for anyone else it does not exist. */
export const TaskAccess = (): MethodDecorator =>
  applyDecorators(
    UseGuards(TaskAccessGuard),
    ApiNotFoundResponse({ description: 'Not found, or not yours.' }),
  );
