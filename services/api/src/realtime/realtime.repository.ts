import { Injectable } from '@nestjs/common';
import type { Comment, Project } from '@taskloom/contracts';
import { projectSql } from '../modules/projects/index.js';
import { commentSql } from '../modules/tasks/index.js';
import { Database, statement, wireTime } from '../platform/database/index.js';

const REVISION = statement(
  'realtime.revision',
  `SELECT p.revision, ${wireTime('p.updated_at')} AS "updatedAt"
   FROM project_members m JOIN projects p ON p.id = m.project_id
   WHERE m.project_id = $1 AND m.user_id = $2`,
);
const TASK = statement(
  'realtime.task',
  `SELECT p.revision FROM project_members m
   JOIN projects p ON p.id = m.project_id
   JOIN tasks t ON t.project_id = m.project_id
   WHERE m.project_id = $1 AND m.user_id = $2 AND t.id = $3`,
);
const COMMENT = statement(
  'realtime.comment',
  `SELECT p.revision, ${commentSql} AS comment FROM project_members m
   JOIN projects p ON p.id = m.project_id
   JOIN tasks t ON t.project_id = m.project_id
   JOIN comments c ON c.project_id = t.project_id AND c.task_id = t.id
   JOIN users u ON u.id = c.author_id
   WHERE m.project_id = $1 AND m.user_id = $2 AND c.task_id = $3 AND c.id = $4`,
);

const REVISIONS = statement(
  'realtime.revisions',
  'SELECT id, revision FROM projects WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL',
);
const PROJECT = statement(
  'realtime.project',
  `SELECT p.revision, ${projectSql} AS project FROM projects p JOIN users o ON o.id = p.owner_id
   WHERE p.id = $1 AND p.deleted_at IS NULL`,
);
const TEAM = statement('realtime.team', 'SELECT user_id AS id FROM team_memberships WHERE team_id = $1');

/** What a member may ask about over the socket; nothing for anybody else. Each statement names the member and the path. */
@Injectable()
export class RealtimeRepository {
  constructor(private readonly database: Database) {}

  /** Where a project stands. */
  revision(projectId: string, userId: string): Promise<{ revision: number; updatedAt: string } | undefined> {
    return this.database.row(REVISION, [projectId, userId]);
  }

  /** Of projects whose rooms have members in them: who is in a room may know. */
  revisions(projectIds: string[]): Promise<{ id: string; revision: number }[]> {
    return this.database.rows(REVISIONS, [projectIds]);
  }

  async revisionOfTask(projectId: string, taskId: string, userId: string): Promise<number | undefined> {
    return (await this.database.row<{ revision: number }>(TASK, [projectId, userId, taskId]))?.revision;
  }

  comment(
    path: { projectId: string; taskId: string; commentId: string },
    userId: string,
  ): Promise<{ revision: number; comment: Comment } | undefined> {
    return this.database.row(COMMENT, [path.projectId, userId, path.taskId, path.commentId]);
  }

  /** As it is now, for all of its members; undefined when it is gone. */
  project(projectId: string): Promise<{ revision: number; project: Project } | undefined> {
    return this.database.row(PROJECT, [projectId]);
  }

  async teamMembers(teamId: string): Promise<string[]> {
    return (await this.database.rows<{ id: string }>(TEAM, [teamId])).map(({ id }) => id);
  }
}
