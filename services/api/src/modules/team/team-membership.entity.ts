import type { TeamRole } from '@taskloom/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../users/index.js';
import { TeamEntity } from './team.entity.js';

/** The primary key is the user, so that no one is in two teams. */
@Entity('team_memberships')
@Check('team_memberships_role_check', `role IN ('admin', 'member')`)
@Index('team_memberships_by_team', ['teamId', 'joinedAt'])
export class TeamMembershipEntity {
  @PrimaryColumn('uuid') userId: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<UserEntity>;
  @Column('uuid') teamId: string;
  @ManyToOne(() => TeamEntity, { onDelete: 'CASCADE' }) @JoinColumn() team: Relation<TeamEntity>;
  @Column('text', { default: 'member' }) role: TeamRole;
  @Column('timestamptz', { default: () => 'now()' }) joinedAt: Date;
}
