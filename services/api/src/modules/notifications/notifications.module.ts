import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClearedNotificationsEntity } from './clearing/cleared-notifications.entity.js';
import { ClearingRepository } from './clearing/clearing.repository.js';
import { DataExportModule } from '../data-export/index.js';
import { InboxRepository } from './inbox.repository.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsExport } from './notifications-export.js';
import { NotificationsListener } from './notifications.listener.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';
import { NotificationEntity } from './notification.entity.js';
import { NotificationRulesEntity } from './rules/notification-rules.entity.js';
import { NotificationRulesRepository } from './rules/notification-rules.repository.js';
import { NotificationRulesService } from './rules/notification-rules.service.js';

@Module({
  imports: [
    DataExportModule,
    TypeOrmModule.forFeature([NotificationEntity, NotificationRulesEntity, ClearedNotificationsEntity]),
  ],
  controllers: [NotificationsController],
  providers: [
    NotificationsService,
    NotificationsRepository,
    InboxRepository,
    ClearingRepository,
    NotificationsListener,
    NotificationRulesService,
    NotificationRulesRepository,
    NotificationsExport,
  ],
})
export class NotificationsModule {}
