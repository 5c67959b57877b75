import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MailKind } from './mail.js';

/** A mail to be sent; its row stays until a server has accepted it. */
@Entity('outbox')
@Check('outbox_kind_check', 'char_length(kind) <= 40')
@Check('outbox_recipient_check', 'char_length(recipient) <= 254')
@Index('outbox_due', ['dueAt'], { where: '(sent_at IS NULL) AND (failed_at IS NULL)' })
export class OutboxMailEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') kind: MailKind;
  @Column('text') recipient: string;
  @Column('jsonb') payload: object;
  @Column('smallint', { default: 0 }) attempts: number;
  @Column('timestamptz', { default: () => 'now()' }) dueAt: Date;
  /** Afterwards its link is useless, and it isn't sent. */
  @Column('timestamptz', { nullable: true }) expiresAt: Date | null;
  @Column('timestamptz', { nullable: true }) claimedUntil: Date | null;
  @Column('timestamptz', { nullable: true }) sentAt: Date | null;
  @Column('timestamptz', { nullable: true }) failedAt: Date | null;
  @Column('text', { nullable: true }) lastError: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
