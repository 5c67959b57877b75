import { Body, Controller, Param, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Attachment, UploadResult } from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';
import {
  CurrentUser,
  Delete,
  IdPipe,
  Post,
  Put,
  RateLimit,
  storageFull,
  type Caller,
} from '../../platform/http/index.js';
import { DoneDto, Refuses } from '../../platform/openapi/index.js';
import { CurrentProject, type VisibleProject } from '../projects/index.js';
import { quotaExceeded } from '../storage/index.js';
import { CurrentTask, TaskAccess, type VisibleTask } from '../tasks/index.js';
import { AttachmentOwner, CurrentAttachment } from './attachment-access.js';
import { AttachmentsService } from './attachments.service.js';
import { SmallPictureDto } from './small/small-picture.dto.js';
import { noPicture, smallNotJpeg, smallTooLarge, smallTooWide } from './small/small-picture.errors.js';
import { SmallPicturesService } from './small/small-pictures.service.js';
import { FILE_FORM, uploadForm } from './upload/incoming-upload.js';
import {
  brokenUpload,
  fileEmpty,
  fileMissing,
  fileTooLarge,
  fileTypeNotAllowed,
  notMultipart,
  oneFileOnly,
} from './upload/upload.errors.js';
import { UploadResultDto } from './dto/attachment.dto.js';

@ApiTags('attachments')
@Controller('projects/:projectId/tasks/:taskId')
export class AttachmentsController {
  constructor(
    private readonly attachments: AttachmentsService,
    private readonly small: SmallPicturesService,
  ) {}

  @Post('upload')
  @TaskAccess()
  @RateLimit('upload')
  @Refuses(fileTooLarge(), quotaExceeded('project', 10_737_418_240), storageFull(), fileTypeNotAllowed())
  @Refuses(notMultipart(), fileMissing(), fileEmpty(), oneFileOnly(), brokenUpload())
  @ApiCreatedResponse({ type: UploadResultDto })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: FILE_FORM })
  async upload(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
    @Req() request: FastifyRequest,
  ): Promise<UploadResult> {
    const path = { projectId: project._id, taskId: task._id };
    return { attachment: await this.attachments.upload(caller, path, uploadForm(request)) };
  }

  @Delete('attachments/:attachmentId')
  @AttachmentOwner()
  @ApiOkResponse({ type: DoneDto })
  async delete(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
    @CurrentAttachment() attachment: Attachment,
  ): Promise<{ ok: true }> {
    await this.attachments.delete(caller, project, task, attachment);
    return { ok: true };
  }

  /** A file keeps the first small picture that it gets. */
  @Put('attachments/:attachmentId/small')
  @TaskAccess()
  @RateLimit('upload')
  @Refuses(noPicture(), smallNotJpeg(), smallTooWide(), smallTooLarge(32_768))
  @ApiOkResponse({ type: DoneDto })
  async keepSmall(
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
    @Param('attachmentId', IdPipe) id: string,
    @Body() { picture }: SmallPictureDto,
  ): Promise<{ ok: true }> {
    await this.small.keep({ projectId: project._id, taskId: task._id }, id, picture);
    return { ok: true };
  }
}
