import { Injectable } from '@nestjs/common';
import type { AuditKind, Comment, Project, TaskFields } from '@taskloom/contracts';
import { Any, Brackets, type EntityManager } from 'typeorm';
import { CommentEntity } from '../modules/comments/index.js';
import { NotificationEntity } from '../modules/notifications/index.js';
import {
  ProjectEntity,
  ProjectMemberEntity,
  ProjectMembershipEntity,
  projectSql,
} from '../modules/projects/index.js';
import { commentSql, TaskEntity, taskFieldsSql } from '../modules/tasks/index.js';
import { TeamMembershipEntity } from '../modules/team/index.js';
import { AuditEventEntity } from '../platform/audit/index.js';
import { Database, preparedQuery } from '../platform/database/index.js';
import { ACCESS, TEAM } from './realtime.statements.js';

/** A person in a project's room. */
export interface Seat {
  projectId: string;
  userId: string;
}

export const seatKey = ({ projectId, userId }: Seat): string => `${projectId} ${userId}`;

export interface Access {
  /** The given sessions that are valid. */
  sessions: ReadonlySet<string>;
  /** Keys of the seats whose people are members. */
  seats: ReadonlySet<string>;
  revisions: Readonly<Record<string, number>>;
}

const PROJECT = preparedQuery('realtime.project', ['projectId'], (manager) =>
  manager
    .createQueryBuilder(ProjectEntity, 'p')
    .innerJoin('p.owner', 'o')
    .select('p.revision', 'revision')
    .addSelect(projectSql, 'project')
    .where('p.id = :projectId AND p.deletedAt IS NULL'),
);

const SINCE = 'now() - make_interval(secs => :ms::float8 / 1000)';

/** Changes of a team, and departures from a project: the rows that they change or delete don't have their time. */
const TEAM_CHANGES: readonly AuditKind[] = [
  'invitation_accepted',
  'invitation_rejected',
  'invitation_revoked',
  'invitation_sent',
  'invitation_link_created',
  'person_deleted',
  'person_disabled',
  'person_enabled',
  'project_member_removed',
  'role_changed',
  'team_member_removed',
];

/** Reads for sockets. A read on a member's behalf names the member and the path, and finds nothing for anyone else. */
@Injectable()
export class RealtimeRepository {
  constructor(private readonly database: Database) {}

  /**
   * Whether a person's projects, team or memberships have changed, or notifications were added, within this time. Includes deleted
   * projects.
   */
  async hasChanges(userId: string, ms: number): Promise<boolean> {
    return this.database.read(async (manager) => {
      const projects = manager
        .createQueryBuilder(ProjectMembershipEntity, 'm')
        .innerJoin(ProjectEntity, 'p', 'p.id = m.projectId')
        .where({ userId })
        .andWhere(`greatest(p.updatedAt, m.joinedAt) > ${SINCE}`, { ms });
      const notifications = manager
        .createQueryBuilder(NotificationEntity, 'n')
        .where({ userId })
        .andWhere(`n.createdAt > ${SINCE}`, { ms });
      const team = manager
        .createQueryBuilder(AuditEventEntity, 'e')
        .where({ kind: Any(TEAM_CHANGES) })
        .andWhere(`e.at > ${SINCE}`, { ms })
        .andWhere(new Brackets((either) => either.where({ personId: userId }).orWhere(`e.teamId = ${TEAM}`)))
        .setParameters({ userId });
      return (await projects.getExists()) || (await notifications.getExists()) || (await team.getExists());
    });
  }

  /** The project's revision; undefined unless the person is a member. */
  revision(projectId: string, userId: string): Promise<{ revision: number } | undefined> {
    return this.database.read((manager) =>
      projectOf(manager, projectId, userId)
        .select('p.revision', 'revision')
        .getRawOne<{ revision: number }>(),
    );
  }

  /** Which of these sessions are valid, which of these people are members, and the revisions of the projects. */
  async access(sessionIds: string[], seats: Seat[]): Promise<Access> {
    const [found] = await this.database.rows<
      Record<'sessions' | 'seats', string[]> & Pick<Access, 'revisions'>
    >(ACCESS, [sessionIds, seats.map(({ projectId }) => projectId), seats.map(({ userId }) => userId)]);
    const { sessions = [], seats: taken = [], revisions = {} } = found ?? {};
    return { sessions: new Set(sessions), seats: new Set(taken), revisions };
  }

  async revisionOfTask(projectId: string, taskId: string, userId: string): Promise<number | undefined> {
    const project = await this.database.read((manager) =>
      projectOf(manager, projectId, userId)
        .innerJoin(TaskEntity, 't', 't.projectId = p.id AND t.id = :taskId', { taskId })
        .select(['p.id', 'p.revision'])
        .getOne(),
    );
    return project?.revision;
  }

  hasComment(
    { projectId, taskId, commentId }: { projectId: string; taskId: string; commentId: string },
    userId: string,
  ): Promise<boolean> {
    return this.database.read((manager) =>
      projectOf(manager, projectId, userId)
        .innerJoin(TaskEntity, 't', 't.projectId = p.id AND t.id = :taskId', { taskId })
        .innerJoin(CommentEntity, 'c', 'c.projectId = p.id AND c.taskId = t.id AND c.id = :commentId', {
          commentId,
        })
        .getExists(),
    );
  }

  /** For the project's room; undefined if the task no longer exists. */
  async taskFields(projectId: string, taskId: string): Promise<TaskFields | undefined> {
    const row = await this.database.read((manager) =>
      manager
        .createQueryBuilder(TaskEntity, 't')
        .select(taskFieldsSql, 'fields')
        .where({ projectId, id: taskId })
        .getRawOne<{ fields: TaskFields }>(),
    );
    return row?.fields;
  }

  /** For the project's room: the comments that still exist, oldest first. */
  async comments(projectId: string, taskId: string, ids: string[]): Promise<Comment[]> {
    const rows = await this.database.read((manager) =>
      manager
        .createQueryBuilder(CommentEntity, 'c')
        .innerJoin('c.author', 'u')
        .innerJoin(TaskEntity, 't', 't.projectId = c.projectId AND t.id = c.taskId')
        .select(commentSql, 'comment')
        .where({ projectId, taskId, id: Any(ids) })
        .orderBy('c.id')
        .getRawMany<{ comment: Comment }>(),
    );
    return rows.map(({ comment }) => comment);
  }

  /** For all members; undefined if the project no longer exists. */
  async project(projectId: string): Promise<{ revision: number; project: Project } | undefined> {
    const [found] = await this.database.rows<{ revision: number; project: Project }>(PROJECT, { projectId });
    return found;
  }

  async teamMembers(teamId: string): Promise<string[]> {
    const members = await this.database.read((manager) => manager.findBy(TeamMembershipEntity, { teamId }));
    return members.map(({ userId }) => userId);
  }
}

/** The project, if the person is a member. */
const projectOf = (manager: EntityManager, projectId: string, userId: string) =>
  manager
    .createQueryBuilder(ProjectEntity, 'p')
    .innerJoin(ProjectMemberEntity, 'm', 'm.projectId = p.id AND m.userId = :userId', { userId })
    .where({ id: projectId });
