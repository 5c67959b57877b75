import type { WebhookEvent } from '@taskloom/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { RemoteEntity } from '../remotes/index.js';
import { UserEntity } from '../users/index.js';

@Entity('remote_webhooks')
@Check('remote_webhooks_address_check', 'char_length(address) <= 300')
@Check('remote_webhooks_disabled_check', '(disabled_at IS NULL) = (disabled_by IS NULL)')
@Check('remote_webhooks_disabled_by_check', `disabled_by IN ('admin', 'failures')`)
@Check('remote_webhooks_events_check', 'cardinality(events) > 0')
@Index('remote_webhooks_by_remote', ['remote'])
export class RemoteWebhookEntity {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => RemoteEntity) @Column('text') remote: string;
  @Column('text') address: string;
  @Column('text', { array: true }) events: WebhookEvent[];
  /** Sealed by `SecretBox`. */
  @Column('text') secret: string;
  /** The secret before the last rotation, sealed, which signs until `previousUntil`. */
  @Column('text', { nullable: true }) previousSecret: string | null;
  @Column('timestamptz', { nullable: true }) previousUntil: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @ForeignKey(() => UserEntity, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  createdBy: string | null;
  @Column('timestamptz', { nullable: true }) failingSince: Date | null;
  @Column('timestamptz', { nullable: true }) disabledAt: Date | null;
  @Column('text', { nullable: true }) disabledBy: 'admin' | 'failures' | null;
}
