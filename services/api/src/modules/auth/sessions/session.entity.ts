import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../../users/index.js';

/** A session; its JWT is valid only while this row exists. */
@Entity('sessions')
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
}
