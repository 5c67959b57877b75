import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { InboxPage, UnreadCount } from '@taskloom/contracts';
import { CurrentUser, Delete, IdPipe, JsonText, Patch, type Caller } from '../../platform/http/index.js';
import { InboxPageDto, InboxQueryDto, InboxUpdateDto } from './dto/inbox.dto.js';
import { NotificationQueryDto } from './dto/notification-query.dto.js';
import { NotificationsReadDto } from './dto/notifications-read.dto.js';
import { NotificationsService } from './notifications.service.js';
import { NotificationListDto, UnreadCountDto } from './dto/notification.dto.js';

@ApiTags('notifications')
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @JsonText()
  @ApiOkResponse({ type: NotificationListDto })
  list(@CurrentUser() caller: Caller, @Query() query: NotificationQueryDto): Promise<string> {
    return this.notifications.list(caller, query);
  }

  @Get('inbox')
  @ApiOkResponse({ type: InboxPageDto })
  inbox(@CurrentUser() caller: Caller, @Query() query: InboxQueryDto): Promise<InboxPage> {
    return this.notifications.inbox(caller, query);
  }

  /** Ids that are not the caller's are ignored. */
  @Patch()
  @ApiOkResponse({ type: UnreadCountDto })
  change(@CurrentUser() caller: Caller, @Body() update: InboxUpdateDto): Promise<UnreadCount> {
    return this.notifications.change(caller, update);
  }

  /** Ids that are not the caller's are ignored (specification 11). */
  @Patch('read')
  @ApiOkResponse({ type: UnreadCountDto })
  markRead(
    @CurrentUser() caller: Caller,
    @Body() { notificationIds }: NotificationsReadDto,
  ): Promise<UnreadCount> {
    return this.notifications.markRead(caller, notificationIds);
  }

  @Patch('read-all')
  @ApiOkResponse({ type: UnreadCountDto })
  markAllRead(@CurrentUser() caller: Caller): Promise<UnreadCount> {
    return this.notifications.markAllRead(caller);
  }

  @Delete(':id')
  @ApiOkResponse({ type: UnreadCountDto })
  delete(@CurrentUser() caller: Caller, @Param('id', IdPipe) id: string): Promise<UnreadCount> {
    return this.notifications.delete(caller, id);
  }

  @Delete()
  @ApiOkResponse({ type: UnreadCountDto })
  clear(@CurrentUser() caller: Caller): Promise<UnreadCount> {
    return this.notifications.clear(caller);
  }
}
