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

/** A mailed link that proves an address, once: the one of the account, or the one that replaces it. */
@Entity('email_links')
@Check('email_links_email_check', 'char_length(email) BETWEEN 3 AND 254')
@Index('email_links_by_expiry', ['expiresAt'])
@Index('email_links_by_user', ['userId'], { unique: true })
@Unique(['tokenHash'])
export class EmailLinkEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') userId: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<UserEntity>;
  @Column('bytea') tokenHash: Buffer;
  /** Lower case. */
  @Column('text') email: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
}
