import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProjectMembershipEntity } from '../members/project-membership.entity.js';

/** A project that a person has marked as a favourite. Goes with the membership. */
@Entity('favourite_projects')
@Index('favourite_projects_by_user', ['userId', 'projectId'])
@ForeignKey(() => ProjectMembershipEntity, ['projectId', 'userId'], ['projectId', 'userId'], {
  onDelete: 'CASCADE',
})
export class FavouriteProjectEntity {
  @PrimaryColumn('uuid') projectId: string;
  @PrimaryColumn('uuid') userId: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
