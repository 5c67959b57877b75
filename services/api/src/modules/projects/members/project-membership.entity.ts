import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ProjectEntity } from '../project.entity.js';
import { UserEntity } from '../../users/index.js';

/** Rows of deleted projects stay until the background job removes them; reads use `ProjectMemberEntity`. */
@Entity('project_memberships')
@Index('project_members_by_user', ['userId', 'projectId'], { where: 'deleted_at IS NULL' })
export class ProjectMembershipEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'project_members_pkey' }) projectId: string;
  @ManyToOne(() => ProjectEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'project_members_project_id_fkey' })
  project: Relation<ProjectEntity>;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'project_members_pkey' }) userId: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'project_members_user_id_fkey' })
  user: Relation<UserEntity>;
  @Column('timestamptz', { default: () => 'now()' }) joinedAt: Date;
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
}
