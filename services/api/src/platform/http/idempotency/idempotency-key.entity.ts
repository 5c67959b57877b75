import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The first response to a write, stored in the write's own transaction. */
@Entity('idempotency_keys')
@Check('idempotency_keys_key_check', 'char_length(key) BETWEEN 1 AND 255')
@Check('idempotency_keys_request_hash_check', 'octet_length(request_hash) = 32')
@Index('idempotency_keys_by_expiry', ['expiresAt'])
export class IdempotencyKeyEntity {
  @ForeignKey('UserEntity', { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('text') key: string;
  @Column('bytea') requestHash: Buffer;
  @Column('smallint', { nullable: true }) status: number | null;
  @Column('text', { nullable: true }) answer: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
}
