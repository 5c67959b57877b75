import type { InviteStatus, TeamRole } from '@taskloom/contracts';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { TeamEntity } from './team.entity.js';
import { UserEntity } from '../users/index.js';

/** Sent to an address; only the addressee may answer it. The token of its link is stored hashed. */
@Entity('invitations')
@Check('invitations_email_check', 'char_length(email) BETWEEN 3 AND 254 AND email = lower(email)')
@Check('invitations_role_check', `role IN ('admin', 'member')`)
@Check('invitations_status_check', `status IN ('pending', 'accepted', 'rejected', 'revoked')`)
@Check('invitations_token_hash_check', 'octet_length(token_hash) = 32')
@Unique(['tokenHash'])
@Index('invitations_by_addressee', ['addresseeId'])
@Index('invitations_by_email', ['email'], { where: `status = 'pending'` })
@Index('invitations_by_team', ['teamId', 'createdAt'])
@Index('invitations_one_pending', ['teamId', 'email'], { unique: true, where: `status = 'pending'` })
export class InvitationEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') teamId: string;
  @ManyToOne(() => TeamEntity, { onDelete: 'CASCADE' }) @JoinColumn() team: Relation<TeamEntity>;
  @Column('text') email: string;
  @Column('text', { default: 'member' }) role: TeamRole;
  @Column('text', { default: 'pending' }) status: Exclude<InviteStatus, 'expired'>;
  @Column('bytea', { nullable: true }) tokenHash: Buffer | null;
  @Column('uuid', { nullable: true }) invitedBy: string | null;
  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'invited_by' })
  inviter: Relation<UserEntity> | null;
  @Column('uuid', { nullable: true }) addresseeId: string | null;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() addressee: Relation<UserEntity> | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) answeredAt: Date | null;
  @Column('boolean', { default: false }) claimedByLink: boolean;
  /** An admin has got its link, which therefore proves no address. */
  @Column('boolean', { default: false }) handedOut: boolean;
}
