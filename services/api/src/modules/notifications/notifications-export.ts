import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Database } from '../../platform/database/index.js';
import { ExportParts, inSteps, STEP } from '../data-export/index.js';
import { NotificationEntity } from './notification.entity.js';
import { NotificationRulesEntity } from './rules/notification-rules.entity.js';

/** The part of the export of a person's data that this module provides. */
@Injectable()
export class NotificationsExport implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly parts: ExportParts,
  ) {}

  onModuleInit(): void {
    this.parts.list('notifications.json', (userId) => this.notifications(userId));
    this.parts.value('notification-rules.json', (userId) => this.rules(userId));
  }

  private notifications(userId: string): AsyncIterable<object> {
    return inSteps<NotificationEntity>((after) =>
      this.database.read((manager) =>
        manager.find(NotificationEntity, {
          select: {
            id: true,
            type: true,
            title: true,
            message: true,
            link: true,
            read: true,
            projectTitle: true,
            createdAt: true,
            doneAt: true,
            snoozedUntil: true,
          },
          where: { userId, ...(after && { id: MoreThan(after.id) }) },
          order: { id: 'ASC' },
          take: STEP,
        }),
      ),
    );
  }

  private async rules(userId: string): Promise<object> {
    const row = await this.database.read((manager) => manager.findOneBy(NotificationRulesEntity, { userId }));
    return row?.rules ?? {};
  }
}
