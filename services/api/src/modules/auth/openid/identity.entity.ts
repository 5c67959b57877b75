import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../../users/index.js';

/** An account at a provider that signs a person in. */
@Entity('identities')
@Check('identities_issuer_check', 'char_length(issuer) BETWEEN 1 AND 500')
@Check('identities_subject_check', 'char_length(subject) BETWEEN 1 AND 255')
@Check('identities_email_check', 'char_length(email) <= 254')
@Index('identities_by_subject', ['issuer', 'subject'], { unique: true })
@Index('identities_by_user', ['userId', 'issuer'], { unique: true })
export class IdentityEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') userId: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<UserEntity>;
  @Column('text') issuer: string;
  /** Unique for the issuer, and never reused. */
  @Column('text') subject: string;
  /** As of the last sign-in; null when the provider doesn't share it. */
  @Column('text', { nullable: true }) email: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}
