import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { UserEntity } from '../../users/index.js';

/** A link that sets a new password, once. */
@Entity('password_resets')
@Check('password_resets_email_check', 'char_length(email) <= 254')
@Index('password_resets_by_expiry', ['expiresAt'])
@Index('password_resets_by_user', ['userId'])
@Unique(['tokenHash'])
export class PasswordResetEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') userId: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<UserEntity>;
  @Column('bytea') tokenHash: Buffer;
  /** The address that the link was mailed to; null when an admin or operator handed it over. */
  @Column('text', { nullable: true }) email: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
}
