import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../../users/index.js';

/** A session; its JWT is valid only while this row exists. */
@Entity('sessions')
@Check('sessions_issuer_check', 'char_length(issuer) <= 500')
@Check('sessions_address_check', 'char_length(address) <= 64')
@Check('sessions_user_agent_check', 'char_length(user_agent) <= 300')
@Index('sessions_by_expiry', ['expiresAt'])
@Index('sessions_by_user', ['userId'])
export class SessionEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') userId: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<UserEntity>;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  /** As sent at the sign-in; null for sessions of earlier versions. */
  @Column('text', { nullable: true }) userAgent: string | null;
  @Column('text', { nullable: true }) address: string | null;
  /** Written about once a minute. */
  @Column('timestamptz', { default: () => 'now()' }) lastUsedAt: Date;
  /** Of the provider through which the person has signed in. */
  @Column('text', { nullable: true }) issuer: string | null;
  /** The last sign-in or other proof in it; null for sessions of earlier versions. */
  @Column('timestamptz', { nullable: true, default: () => 'now()' }) provedAt: Date | null;
  /** How many tokens it has had before its current one: each proof renews the token. */
  @Column('integer', { default: 0 }) renewals: number;
  @Column('timestamptz', { nullable: true }) renewedAt: Date | null;
  /** A passkey, which is two factors, has opened it or been used in it. */
  @Column('boolean', { default: false }) twoFactors: boolean;
}
