import { applyDecorators, Injectable, UseGuards } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiNotFoundResponse } from '@nestjs/swagger';
import { Database } from '../../platform/database/index.js';
import { PathGuard, pathObject, type AccessRequest } from '../../platform/http/index.js';
import { putProject, readProject, requireLiveProject, type RevisedProject } from '../projects/index.js';
import { taskArchived } from './archive/archive.errors.js';
import { VISIBLE_ARCHIVED } from './archive/archive.statements.js';
import { VISIBLE } from './tasks.statements.js';

/** A task of the project in the path, as the access guard found it. */
export interface VisibleTask {
  _id: string;
  title: string;
  /** It can be read and restored only. */
  archived?: true;
}

interface AccessOptions {
  /** The route also serves archived tasks although it writes. */
  archived?: boolean;
}

const { put, Loaded } = pathObject<VisibleTask>('task');

/** The task of the path, as a controller's parameter; `CurrentProject` gives its project. */
export const CurrentTask = Loaded;

const Options = Reflector.createDecorator<AccessOptions>();

@Injectable()
class TaskAccessGuard extends PathGuard<VisibleTask> {
  constructor(
    private readonly database: Database,
    private readonly reflector: Reflector,
  ) {
    super(put);
  }

  protected async find(path: AccessRequest): Promise<VisibleTask | undefined> {
    const ids = path.ids('projectId', 'taskId');
    if (!ids) return undefined;
    const values = [ids.projectId, path.caller._id, ids.taskId];
    type Found = { task: VisibleTask; project: RevisedProject };
    const [live] = await this.database.rows<Found>(VISIBLE, values);
    const found = live ?? (await this.database.rows<Found>(VISIBLE_ARCHIVED, values))[0];
    if (found) putProject(path, found.project);
    return found?.task;
  }

  protected override isAllowed(
    { title, archived }: VisibleTask,
    path: AccessRequest,
    handler: () => unknown,
  ): boolean {
    const { request } = path;
    requireLiveProject(path, readProject(request));
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    if (archived && writes && !this.reflector.get(Options, handler).archived) throw taskArchived(title);
    return true;
  }
}

/**
 * Every member may use a task of their project (specification 11); for anyone else it does not exist. An archived task can only be
 * read.
 */
export const TaskAccess = (options: AccessOptions = {}): MethodDecorator =>
  applyDecorators(
    Options(options),
    UseGuards(TaskAccessGuard),
    ApiNotFoundResponse({ description: 'Not found, or not yours.' }),
  );
