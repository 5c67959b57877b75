import { ApiProperty } from '@nestjs/swagger';
import {
  REMOTE_BACKEND,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookCreate,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookUpdate,
} from '@taskloom/contracts';
import { BooleanField, EnumListField, PatternField } from '../../../platform/http/index.js';
import { COUNT, ID, INSTANT } from '../../../platform/openapi/index.js';
import { PublicPersonDto } from '../../users/index.js';

const ADDRESS = 'https://reports.example.com/hooks';
const EVENTS = { enum: WEBHOOK_EVENTS, isArray: true, example: ['task.created'] };

export class WebhookDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: ADDRESS }) address: string;
  @ApiProperty(EVENTS) events: WebhookEvent[];
  @ApiProperty(INSTANT) createdAt: string;
  @ApiProperty({ type: PublicPersonDto, nullable: true }) createdBy: PublicPersonDto | null;
  @ApiProperty({ ...INSTANT, nullable: true }) disabledAt: string | null;
  @ApiProperty({ type: String, enum: ['admin', 'failures'], nullable: true, example: null })
  disabledBy: Webhook['disabledBy'];
  @ApiProperty({ ...INSTANT, nullable: true }) failingSince: string | null;
  @ApiProperty(COUNT) waiting: number;
}

export class WebhookCreatedDto {
  @ApiProperty() webhook: WebhookDto;
  @ApiProperty({ example: 'whsec_…' }) secret: string;
}

export class WebhookCreateDto implements WebhookCreate {
  @PatternField({ label: 'Address', pattern: REMOTE_BACKEND, example: ADDRESS }) address: string;
  @EnumListField(WEBHOOK_EVENTS, { label: 'Events', description: 'At least one.' }) events: WebhookEvent[];
}

export class WebhookUpdateDto implements WebhookUpdate {
  @EnumListField(WEBHOOK_EVENTS, { label: 'Events', description: 'At least one.', optional: true })
  events?: WebhookEvent[];
  @BooleanField({ label: 'Enabled', optional: true }) enabled?: boolean;
}

export class WebhookDeliveryDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ enum: WEBHOOK_EVENTS }) event: WebhookEvent;
  @ApiProperty(INSTANT) createdAt: string;
  @ApiProperty(COUNT) tries: number;
  @ApiProperty({ enum: ['waiting', 'delivered', 'failed'] }) state: WebhookDelivery['state'];
  @ApiProperty({ ...COUNT, nullable: true, example: 200 }) status: number | null;
  @ApiProperty({ type: String, nullable: true }) error: string | null;
  @ApiProperty(INSTANT) at: string;
}
