import {
  applyDecorators,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiForbiddenResponse, ApiNotFoundResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  AccessRequest,
  forbidden,
  isUuid,
  notFound,
  pathObject,
  requireCaller,
  type Caller,
} from '../../../platform/http/index.js';
import type { TrashEntity } from './trash.entity.js';
import { TrashRepository } from './trash.repository.js';

type TrashRight = (caller: Caller, entry: TrashEntity) => boolean;

const { put, Loaded } = pathObject<TrashEntity>('entry of the trash');

/** The entry of the path with its project, as a controller's parameter. */
export const CurrentEntry = Loaded;

const Right = Reflector.createDecorator<TrashRight>();

@Injectable()
class TrashAccessGuard implements CanActivate {
  constructor(
    private readonly trash: TrashRepository,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const path = new AccessRequest(request);
    const caller = requireCaller(request);
    const [projectId, id] = [path.param('projectId'), path.param('id')];
    const entry = isUuid(projectId) && isUuid(id) && (await this.trash.find(caller._id, projectId, id));
    if (!entry) throw notFound();
    if (!this.reflector.get(Right, context.getHandler())(caller, entry)) throw forbidden();
    put(request, entry);
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
