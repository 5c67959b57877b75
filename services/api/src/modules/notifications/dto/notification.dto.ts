import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath, PickType } from '@nestjs/swagger';
import {
  ASSIGNEE_ROLES,
  NOTIFICATION_EVENTS,
  NOTIFICATION_TYPES,
  TEAM_ROLES,
  type NotificationActionData,
  type NotificationEvent,
  type NotificationType,
} from '@taskloom/contracts';
import { COUNT, ID, INSTANT } from '../../../platform/openapi/index.js';
import { ProjectDto } from '../../projects/index.js';
import { PublicPersonDto } from '../../users/index.js';

class SenderDto extends PickType(PublicPersonDto, ['name', 'avatar']) {
  @ApiPropertyOptional(ID) _id?: string;
}

class ProjectTitleDto extends PickType(ProjectDto, ['title']) {}

class ActionDataDto {
  @ApiPropertyOptional({ enum: [...TEAM_ROLES, ...ASSIGNEE_ROLES] }) role?: NotificationActionData['role'];
  @ApiPropertyOptional(ID) teamId?: string;
  @ApiPropertyOptional(ID) inviteId?: string;
}

class NamedThingDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'Write the announcement' }) title: string;
}

class NotificationTextsDto {
  @ApiProperty() title: string;
  @ApiProperty() message: string;
}

@ApiExtraModels(NotificationTextsDto)
class NotificationDetailsDto {
  @ApiProperty({ enum: NOTIFICATION_EVENTS }) event: NotificationEvent;
  @ApiProperty({ type: String, nullable: true }) actor: string | null;
  @ApiPropertyOptional({ type: NamedThingDto }) project?: NamedThingDto;
  @ApiPropertyOptional({ type: NamedThingDto }) task?: NamedThingDto;
  @ApiPropertyOptional({ type: [String] }) fields?: string[];
  @ApiPropertyOptional() value?: string;
  @ApiPropertyOptional() text?: string;
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(NotificationTextsDto) },
    description: 'What a remote reports, by language.',
  })
  texts?: Record<string, NotificationTextsDto>;
}

export class NotificationDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ enum: NOTIFICATION_TYPES }) type: NotificationType;
  @ApiProperty({ example: 'New comment' }) title: string;
  @ApiProperty({ example: 'Ada Lovelace commented on Write the announcement' }) message: string;
  @ApiProperty() read: boolean;
  @ApiProperty(INSTANT) createdAt: string;
  @ApiProperty({ example: '/team' }) link: string;
  @ApiProperty({ type: SenderDto, nullable: true }) sender: SenderDto | null;
  @ApiProperty({ type: ProjectTitleDto, nullable: true }) project: ProjectTitleDto | null;
  @ApiProperty({ type: ActionDataDto, nullable: true }) actionData: ActionDataDto | null;
  @ApiPropertyOptional({ ...ID, nullable: true }) projectId?: string | null;
  @ApiPropertyOptional({ ...ID, nullable: true }) taskId?: string | null;
  @ApiPropertyOptional({ ...INSTANT, nullable: true }) doneAt?: string | null;
  @ApiPropertyOptional({ ...INSTANT, nullable: true }) snoozedUntil?: string | null;
  @ApiPropertyOptional({ type: NotificationDetailsDto, nullable: true })
  details?: NotificationDetailsDto | null;
}

export class UnreadCountDto {
  @ApiProperty(COUNT) unreadCount: number;
}

export class NotificationListDto extends UnreadCountDto {
  @ApiProperty({ type: [NotificationDto] }) notifications: NotificationDto[];
  @ApiPropertyOptional({ ...INSTANT, nullable: true }) nextReturn?: string | null;
}
