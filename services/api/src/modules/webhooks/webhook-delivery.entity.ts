import type { RemoteWebhookPayload, WebhookEvent, WebhookPayload } from '@taskloom/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * An event for one webhook, written in the transaction of the change. Without a foreign key: the change of a person must not fail
 * because the webhook is deleted at the same moment.
 */
@Entity('webhook_deliveries')
@Check('webhook_deliveries_error_check', 'char_length(error) <= 300')
@Check('webhook_deliveries_finished_check', 'delivered_at IS NULL OR failed_at IS NULL')
@Index('webhook_deliveries_by_time', ['createdAt'])
@Index('webhook_deliveries_by_webhook', ['webhookId', 'id'])
@Index('webhook_deliveries_due', ['dueAt'], { where: '(delivered_at IS NULL) AND (failed_at IS NULL)' })
export class WebhookDeliveryEntity {
  /** `webhook-id` of every try, by which the receiver recognises repetitions. */
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') webhookId: string;
  @Column('text') event: WebhookEvent;
  @Column('jsonb') payload: RemoteWebhookPayload | WebhookPayload;
  @Column('smallint', { default: 0 }) tries: number;
  @Column('timestamptz', { default: () => 'now()' }) dueAt: Date;
  @Column('timestamptz', { nullable: true }) claimedUntil: Date | null;
  @Column('timestamptz', { nullable: true }) deliveredAt: Date | null;
  /** It was given up. */
  @Column('timestamptz', { nullable: true }) failedAt: Date | null;
  @Column('smallint', { nullable: true }) status: number | null;
  @Column('text', { nullable: true }) error: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
