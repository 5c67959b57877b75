import {
  applyDecorators,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiForbiddenResponse } from '@nestjs/swagger';
import { canDeleteAttachment, type Attachment } from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';
import {
  AccessRequest,
  forbidden,
  isUuid,
  notFound,
  pathObject,
  requireCaller,
} from '../../platform/http/index.js';
import { readProject } from '../projects/index.js';
import { TaskAccess } from '../tasks/index.js';
import { AttachmentsRepository } from './attachments.repository.js';

const { put, Loaded } = pathObject<Attachment>('attachment');

/** The attachment of the path, as a controller's parameter. */
export const CurrentAttachment = Loaded;

@Injectable()
class AttachmentOwnerGuard implements CanActivate {
  constructor(private readonly attachments: AttachmentsRepository) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const path = new AccessRequest(request);
    const [projectId, taskId, id] = [
      path.param('projectId'),
      path.param('taskId'),
      path.param('attachmentId'),
    ];
    const attachment = isUuid(id) && (await this.attachments.find({ projectId, taskId }, id));
    if (!attachment) throw notFound();
    if (!canDeleteAttachment(requireCaller(request), readProject(request), attachment)) throw forbidden();
    put(request, attachment);
    return true;
  }
}

/** Its uploader or the project's owner (specification 11); behind `TaskAccess`, which finds project and task. */
export const AttachmentOwner = (): MethodDecorator =>
  applyDecorators(
    TaskAccess(),
    UseGuards(AttachmentOwnerGuard),
    ApiForbiddenResponse({ description: 'Someone else has uploaded it.' }),
  );
