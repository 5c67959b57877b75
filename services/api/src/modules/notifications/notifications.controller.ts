import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { UnreadCount } from '@taskloom/contracts';
import { CurrentUser, Delete, IdPipe, JsonText, Patch, type Caller } from '../../platform/http/index.js';
import { Answers } from '../../platform/openapi/index.js';
import { NotificationQueryDto } from './dto/notification-query.dto.js';
import { NotificationsReadDto } from './dto/notifications-read.dto.js';
import { notificationListSchema, unreadCountSchema } from './notification.schema.js';
import { NotificationsService } from './notifications.service.js';

@ApiTags('notifications')
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @JsonText()
  @Answers(notificationListSchema)
  list(@CurrentUser() caller: Caller, @Query() query: NotificationQueryDto): Promise<string> {
    return this.notifications.list(caller, query);
  }

  /** Ids that are not the caller's are ignored (specification 11). */
  @Patch('read')
  @Answers(unreadCountSchema)
  markRead(
    @CurrentUser() caller: Caller,
    @Body() { notificationIds }: NotificationsReadDto,
  ): Promise<UnreadCount> {
    return this.notifications.markRead(caller, notificationIds);
  }

  @Patch('read-all')
  @Answers(unreadCountSchema)
  markAllRead(@CurrentUser() caller: Caller): Promise<UnreadCount> {
    return this.notifications.markAllRead(caller);
  }

  @Delete(':id')
  @Answers(unreadCountSchema)
  delete(@CurrentUser() caller: Caller, @Param('id', IdPipe) id: string): Promise<UnreadCount> {
    return this.notifications.delete(caller, id);
  }

  @Delete()
  @Answers(unreadCountSchema)
  clear(@CurrentUser() caller: Caller): Promise<UnreadCount> {
    return this.notifications.clear(caller);
  }
}
