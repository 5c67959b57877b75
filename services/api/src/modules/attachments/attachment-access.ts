import { applyDecorators, Injectable, UseGuards } from '@nestjs/common';
import { ApiForbiddenResponse } from '@nestjs/swagger';
import { canDeleteAttachment, type Attachment } from '@taskloom/contracts';
import { PathGuard, pathObject, type AccessRequest } from '../../platform/http/index.js';
import { readProject } from '../projects/index.js';
import { TaskAccess } from '../tasks/index.js';
import { AttachmentsRepository } from './attachments.repository.js';

const { put, Loaded } = pathObject<Attachment>('attachment');

/** The attachment of the path, as a controller's parameter. */
export const CurrentAttachment = Loaded;

@Injectable()
class AttachmentOwnerGuard extends PathGuard<Attachment> {
  constructor(private readonly attachments: AttachmentsRepository) {
    super(put);
  }

  protected async find(path: AccessRequest): Promise<Attachment | undefined> {
    const ids = path.ids('projectId', 'taskId', 'attachmentId');
    return ids && this.attachments.find(ids, ids.attachmentId);
  }

  protected override isAllowed(attachment: Attachment, { caller, request }: AccessRequest): boolean {
    return canDeleteAttachment(caller, readProject(request), attachment);
  }
}

/** Its uploader or the project's owner (specification 11); behind `TaskAccess`, which finds project and task. */
export const AttachmentOwner = (): MethodDecorator =>
  applyDecorators(
    TaskAccess(),
    UseGuards(AttachmentOwnerGuard),
    ApiForbiddenResponse({ description: 'Someone else has uploaded it.' }),
  );
