import { HUES, type Hue } from '@taskloom/contracts';
import { Check, Column, Entity, Index, PrimaryColumn, Unique, UpdateDateColumn } from 'typeorm';

@Entity('users')
@Check('users_avatar_check', 'char_length(avatar) <= 2048')
@Check('users_email_check', 'char_length(email) BETWEEN 3 AND 254 AND email = lower(email)')
@Check('users_hue_check', `hue IN (${HUES.map((hue) => `'${hue}'`).join(', ')})`)
@Check('users_initials_avatar_check', 'char_length(initials_avatar) <= 4096')
@Check('users_name_check', 'char_length(name) BETWEEN 1 AND 200')
@Unique(['email'])
@Index('users_to_forget', ['id'], { where: 'former_name IS NOT NULL' })
export class UserEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') name: string;
  /** Lower case. */
  @Column('text') email: string;
  /** Null for people who came through a provider and have set none. */
  @Column('text', { select: false, nullable: true }) passwordHash: string | null;
  /** The person's own picture. */
  @Column('text', { nullable: true }) avatar: string | null;
  /** URL of the generated picture, stored so that a read needs no URL encoding in SQL. */
  @Column('text') initialsAvatar: string;
  /** The person's colour in their team; null for people without one. */
  @Column('text', { nullable: true }) hue: Hue | null;
  @Column('timestamptz', { nullable: true }) disabledAt: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
  @Column('timestamptz', { nullable: true }) emailVerifiedAt: Date | null;
  /** The row stays for what the person wrote. */
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
  /** Of a deleted person, until it is replaced in all texts. */
  @Column('text', { nullable: true, select: false }) formerName: string | null;
}
