import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { InboxPage, NotificationRules, UnreadCount } from '@taskloom/contracts';
import {
  CurrentUser,
  Delete,
  IdPipe,
  JsonText,
  notFound,
  Patch,
  Post,
  type Caller,
} from '../../platform/http/index.js';
import { Refuses } from '../../platform/openapi/index.js';
import { InboxPageDto, InboxQueryDto, InboxUpdateDto } from './dto/inbox.dto.js';
import { NotificationQueryDto } from './dto/notification-query.dto.js';
import { NotificationRulesDto, NotificationRulesUpdateDto } from './dto/notification-rules.dto.js';
import { NotificationsReadDto } from './dto/notifications-read.dto.js';
import { NotificationsService } from './notifications.service.js';
import { NotificationListDto, UnreadCountDto } from './dto/notification.dto.js';
import { NotificationRulesService } from './rules/notification-rules.service.js';

@ApiTags('notifications')
@Controller('notifications')
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly rules: NotificationRulesService,
  ) {}

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

  /** Restores what the caller has cleared in the last hour. */
  @Post('restore')
  @HttpCode(200)
  @ApiOkResponse({ type: UnreadCountDto })
  restore(@CurrentUser() caller: Caller): Promise<UnreadCount> {
    return this.notifications.restore(caller);
  }

  @Get('rules')
  @ApiOkResponse({ type: NotificationRulesDto })
  readRules(@CurrentUser() caller: Caller): Promise<NotificationRules> {
    return this.rules.get(caller);
  }

  /** Sets or removes the rules of some types, of all projects or of one. */
  @Patch('rules')
  @Refuses(notFound())
  @ApiOkResponse({ type: NotificationRulesDto })
  changeRules(
    @CurrentUser() caller: Caller,
    @Body() update: NotificationRulesUpdateDto,
  ): Promise<NotificationRules> {
    return this.rules.change(caller, update);
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
