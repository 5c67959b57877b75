import { applyDecorators, Injectable, UseGuards } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiForbiddenResponse, ApiNotFoundResponse } from '@nestjs/swagger';
import { PathGuard, pathObject, type AccessRequest, type Caller } from '../../../platform/http/index.js';
import { projectArchived } from '../project.errors.js';
import type { TrashEntity } from './trash.entity.js';
import { TrashRepository } from './trash.repository.js';

type TrashRight = (caller: Caller, entry: TrashEntity) => boolean;

const { put, Loaded } = pathObject<TrashEntity>('entry of the trash');

/** The entry of the path with its project, as a controller's parameter. */
export const CurrentEntry = Loaded;

const Right = Reflector.createDecorator<TrashRight>();

@Injectable()
class TrashAccessGuard extends PathGuard<TrashEntity> {
  constructor(
    private readonly trash: TrashRepository,
    private readonly reflector: Reflector,
  ) {
    super(put);
  }

  protected async find(path: AccessRequest): Promise<TrashEntity | null | undefined> {
    const ids = path.ids('projectId', 'id');
    return ids && this.trash.find(path.caller._id, ids.projectId, ids.id);
  }

  protected override isAllowed(
    entry: TrashEntity,
    { caller }: AccessRequest,
    handler: () => unknown,
  ): boolean {
    if (!this.reflector.get(Right, handler)(caller, entry)) return false;
    const { project, kind } = entry;
    if (project.archivedAt && kind !== 'project') throw projectArchived(project.title);
    return true;
  }
}

/** An entry of a project that the caller is a member of, or of a deleted one that they own. */
export const TrashAccess = (right: TrashRight): MethodDecorator =>
  applyDecorators(
    Right(right),
    UseGuards(TrashAccessGuard),
    ApiNotFoundResponse({ description: 'Not found, or not yours.' }),
    ApiForbiddenResponse({ description: 'Visible, but not allowed.' }),
  );
