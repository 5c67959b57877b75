import { ViewColumn, ViewEntity } from 'typeorm';

/** The memberships of projects that still exist: reads through this view can't reach a deleted project. */
@ViewEntity({
  name: 'project_members',
  expression: 'SELECT project_id, user_id, joined_at FROM project_memberships WHERE deleted_at IS NULL',
  synchronize: false,
})
export class ProjectMemberEntity {
  @ViewColumn() projectId: string;
  @ViewColumn() userId: string;
  @ViewColumn() joinedAt: Date;
}
