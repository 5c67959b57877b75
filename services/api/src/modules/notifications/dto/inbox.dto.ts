import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import {
  INBOX_TABS,
  MOST_NOTIFICATIONS_CHANGED,
  MOST_SNOOZED_DAYS,
  NOTIFICATION_TYPES,
  type InboxPage,
  type InboxQuery,
  type InboxTab,
  type InboxUpdate,
} from '@taskloom/contracts';
import {
  BooleanField,
  EnumField,
  IdField,
  IdListField,
  PatternField,
  WholeNumberField,
} from '../../../platform/http/index.js';
import { COUNT, INSTANT } from '../../../platform/openapi/index.js';
import { INBOX_CURSOR } from '../inbox-cursor.js';
import { NotificationDto } from './notification.dto.js';

const TYPE = NOTIFICATION_TYPES.join('|');
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
const DAY_MS = 86_400_000;

export class InboxQueryDto implements InboxQuery {
  @EnumField(INBOX_TABS, { label: 'Tab' }) tab: InboxTab;
  @PatternField({
    label: 'Types',
    pattern: new RegExp(`^(${TYPE})(,(${TYPE}))*$`),
    optional: true,
    description: 'Types of notifications, separated by commas.',
  })
  types?: string;
  @IdField({ label: 'Project', optional: true }) projectId?: string;
  @WholeNumberField({ label: 'Limit', min: 1, max: 200, optional: true }) limit?: number;
  @PatternField({
    label: 'Cursor',
    pattern: INBOX_CURSOR,
    optional: true,
    description: '`next` of the page before.',
  })
  cursor?: string;
}

export class InboxPageDto implements InboxPage {
  @ApiProperty({ type: [NotificationDto] }) notifications: NotificationDto[];
  @ApiProperty({ type: String, nullable: true }) next: string | null;
  @ApiProperty(COUNT) unreadCount: number;
  @ApiProperty(COUNT) snoozedCount: number;
}

const canBeSnoozedUntil = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' &&
    ISO_INSTANT.test(value) &&
    Date.parse(value) <= Date.now() + MOST_SNOOZED_DAYS * DAY_MS);

export class InboxUpdateDto implements InboxUpdate {
  @IdListField({ label: 'notificationIds', most: MOST_NOTIFICATIONS_CHANGED }) notificationIds: string[];
  @BooleanField({ label: 'read', optional: true }) read?: boolean;
  @BooleanField({ label: 'done', optional: true }) done?: boolean;
  /** A time in the past is accepted: the request may have waited for the connection. */
  @ApiProperty({ ...INSTANT, required: false, nullable: true })
  @IsOptional()
  @ValidateBy({
    name: 'snoozedUntil',
    validator: {
      validate: canBeSnoozedUntil,
      defaultMessage: () =>
        `snoozedUntil must be a time with its zone, at most ${MOST_SNOOZED_DAYS} days ahead.`,
    },
  })
  snoozedUntil?: string | null;
}
