import {
  applyDecorators,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiForbiddenResponse } from '@nestjs/swagger';
import type { Comment } from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';
import {
  AccessRequest,
  forbidden,
  isUuid,
  notFound,
  pathObject,
  requireCaller,
  type Caller,
} from '../../platform/http/index.js';
import { readProject, type VisibleProject } from '../projects/index.js';
import { TaskAccess } from '../tasks/index.js';
import { CommentsRepository } from './comments.repository.js';

type CommentRight = (caller: Caller, project: VisibleProject, comment: Comment) => boolean;

const { put, Loaded } = pathObject<Comment>('comment');

/** The comment of the path, as a controller's parameter. */
export const CurrentComment = Loaded;

const Right = Reflector.createDecorator<CommentRight>();

@Injectable()
class CommentAccessGuard implements CanActivate {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const path = new AccessRequest(request);
    const [projectId, taskId, id] = [path.param('projectId'), path.param('taskId'), path.param('commentId')];
    const comment = isUuid(id) && (await this.comments.find({ projectId, taskId }, id));
    if (!comment) throw notFound();
    const isAllowed = this.reflector.get(Right, context.getHandler());
    if (!isAllowed(requireCaller(request), readProject(request), comment)) throw forbidden();
    put(request, comment);
    return true;
  }
}

/** Behind `TaskAccess`, which finds project and task. */
export const CommentAccess = (right: CommentRight): MethodDecorator =>
  applyDecorators(
    Right(right),
    TaskAccess(),
    UseGuards(CommentAccessGuard),
    ApiForbiddenResponse({ description: 'Someone else has written it.' }),
  );
