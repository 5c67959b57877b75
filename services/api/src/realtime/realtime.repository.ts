import { Injectable } from '@nestjs/common';
import type { Comment, Project, TaskFields } from '@taskloom/contracts';
import { projectSql } from '../modules/projects/index.js';
import { commentSql, taskFieldsSql } from '../modules/tasks/index.js';
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
const TASK_FIELDS = statement(
  'realtime.task-fields',
  `SELECT ${taskFieldsSql} AS fields FROM tasks t WHERE t.project_id = $1 AND t.id = $2`,
);
const COMMENTS = statement(
  'realtime.comments',
  `SELECT ${commentSql} AS comment FROM comments c JOIN users u ON u.id = c.author_id
   JOIN tasks t ON t.project_id = c.project_id AND t.id = c.task_id
   WHERE c.project_id = $1 AND c.task_id = $2 AND c.id = ANY($3::uuid[]) ORDER BY c.id`,
);
const HAS_COMMENT = statement(
  'realtime.has-comment',
  `SELECT 1 FROM project_members m
   JOIN tasks t ON t.project_id = m.project_id
   JOIN comments c ON c.project_id = t.project_id AND c.task_id = t.id
   WHERE m.project_id = $1 AND m.user_id = $2 AND c.task_id = $3 AND c.id = $4`,
);

/** One statement for all connections of a process: `$1` sessions, `$2` and `$3` the project and person of each seat. */
const ACCESS = statement(
  'realtime.access',
  `SELECT
     ARRAY(SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = ANY($1::uuid[]) AND s.expires_at > now() AND u.disabled_at IS NULL) AS sessions,
     ARRAY(SELECT concat_ws(' ', m.project_id, m.user_id)
       FROM unnest($2::uuid[], $3::uuid[]) AS seat (project_id, user_id)
       JOIN projects p ON p.id = seat.project_id AND p.deleted_at IS NULL
       JOIN project_members m ON m.project_id = seat.project_id AND m.user_id = seat.user_id) AS seats,
     coalesce((SELECT jsonb_object_agg(p.id, p.revision) FROM projects p
       WHERE p.id = ANY($2::uuid[]) AND p.deleted_at IS NULL), '{}')
       AS revisions`,
);
const PROJECT = statement(
  'realtime.project',
  `SELECT p.revision, ${projectSql} AS project FROM projects p JOIN users o ON o.id = p.owner_id
   WHERE p.id = $1 AND p.deleted_at IS NULL`,
);
const TEAM = statement('realtime.team', 'SELECT user_id AS id FROM team_memberships WHERE team_id = $1');

/** A person in a project's room. */
export interface Seat {
  projectId: string;
  userId: string;
}

export const seatKey = ({ projectId, userId }: Seat): string => `${projectId} ${userId}`;

export interface Access {
  /** Those of the given sessions that are valid. */
  sessions: ReadonlySet<string>;
  /** Keys of the seats whose people are members. */
  seats: ReadonlySet<string>;
  revisions: Readonly<Record<string, number>>;
}

/** Reads for sockets. A read on a member's behalf names the member and the path, and finds nothing for anybody else. */
@Injectable()
export class RealtimeRepository {
  constructor(private readonly database: Database) {}

  /** The project's revision; undefined unless the person is a member. */
  revision(projectId: string, userId: string): Promise<{ revision: number; updatedAt: string } | undefined> {
    return this.database.row(REVISION, [projectId, userId]);
  }

  /** Which of these sessions are valid, which of these people are members, and the revisions of the projects. */
  async access(sessionIds: string[], seats: Seat[]): Promise<Access> {
    const found = await this.database.row<Record<'sessions' | 'seats', string[]> & Pick<Access, 'revisions'>>(
      ACCESS,
      [sessionIds, seats.map(({ projectId }) => projectId), seats.map(({ userId }) => userId)],
    );
    const { sessions = [], seats: taken = [], revisions = {} } = found ?? {};
    return { sessions: new Set(sessions), seats: new Set(taken), revisions };
  }

  async revisionOfTask(projectId: string, taskId: string, userId: string): Promise<number | undefined> {
    return (await this.database.row<{ revision: number }>(TASK, [projectId, userId, taskId]))?.revision;
  }

  async hasComment(
    path: { projectId: string; taskId: string; commentId: string },
    userId: string,
  ): Promise<boolean> {
    const params = [path.projectId, userId, path.taskId, path.commentId];
    return (await this.database.rows(HAS_COMMENT, params)).length > 0;
  }

  /** To be sent to the project's room; undefined if the task doesn't exist any more. */
  async taskFields(projectId: string, taskId: string): Promise<TaskFields | undefined> {
    return (await this.database.row<{ fields: TaskFields }>(TASK_FIELDS, [projectId, taskId]))?.fields;
  }

  /** To be sent to the project's room: those that still exist, oldest first. */
  async comments(projectId: string, taskId: string, ids: string[]): Promise<Comment[]> {
    const rows = await this.database.rows<{ comment: Comment }>(COMMENTS, [projectId, taskId, ids]);
    return rows.map(({ comment }) => comment);
  }

  /** To be sent to all members; undefined if the project doesn't exist any more. */
  project(projectId: string): Promise<{ revision: number; project: Project } | undefined> {
    return this.database.row(PROJECT, [projectId]);
  }

  async teamMembers(teamId: string): Promise<string[]> {
    return (await this.database.rows<{ id: string }>(TEAM, [teamId])).map(({ id }) => id);
  }
}
