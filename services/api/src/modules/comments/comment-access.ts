import { applyDecorators, Injectable, UseGuards } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiForbiddenResponse } from '@nestjs/swagger';
import type { Comment } from '@taskloom/contracts';
import { PathGuard, pathObject, type AccessRequest, type Caller } from '../../platform/http/index.js';
import { readProject, type VisibleProject } from '../projects/index.js';
import { TaskAccess } from '../tasks/index.js';
import { CommentsRepository } from './comments.repository.js';

type CommentRight = (caller: Caller, project: VisibleProject, comment: Comment) => boolean;

const { put, Loaded } = pathObject<Comment>('comment');

/** The comment of the path, as a controller's parameter. */
export const CurrentComment = Loaded;

const Right = Reflector.createDecorator<CommentRight>();

@Injectable()
class CommentAccessGuard extends PathGuard<Comment> {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly reflector: Reflector,
  ) {
    super(put);
  }

  protected async find(path: AccessRequest): Promise<Comment | undefined> {
    const ids = path.ids('projectId', 'taskId', 'commentId');
    return ids && this.comments.find(ids, ids.commentId);
  }

  protected override isAllowed(
    comment: Comment,
    { caller, request }: AccessRequest,
    handler: () => unknown,
  ): boolean {
    return this.reflector.get(Right, handler)(caller, readProject(request), comment);
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
