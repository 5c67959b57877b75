import { Body, Controller, Param, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Post } from '../../platform/http/index.js';
import { CurrentProject, ProjectAccess, type VisibleProject } from '../projects/index.js';
import { RemoteNotificationDto, RemoteNotificationSentDto } from './dto/remote-notification.dto.js';
import { RemoteNotices } from './remote-notices.service.js';

@ApiTags('remotes')
@Controller('projects/:projectId/remotes/:name/notifications')
export class RemoteNoticesController {
  constructor(private readonly notices: RemoteNotices) {}

  /** Sends members of the project one of the notifications that the remote declares. An admin has agreed to it. */
  @Post()
  @ProjectAccess()
  @ApiCreatedResponse({ type: RemoteNotificationSentDto })
  send(
    @Req() request: FastifyRequest,
    @CurrentProject() project: VisibleProject,
    @Param('name') name: string,
    @Body() notification: RemoteNotificationDto,
  ): Promise<RemoteNotificationSentDto> {
    return this.notices.send(request, project, name, notification);
  }
}
