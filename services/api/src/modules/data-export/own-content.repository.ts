import { Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { Database, wireDay } from '../../platform/database/index.js';
import { AttachmentEntity } from '../attachments/index.js';
import { CommentEntity, CommentReactionEntity } from '../comments/index.js';
import { FavouriteProjectEntity, ProjectEntity, ProjectMemberEntity } from '../projects/index.js';
import { TASK_FIELDS, TaskEntity, taskValueSql, TaskWatchEntity } from '../tasks/index.js';
import { UserEntity } from '../users/index.js';
import { inSteps, STEP } from './in-steps.js';
import { ASSIGNEES, IS_ASSIGNED, LABELS } from './own-content.statements.js';

interface OwnProject {
  _id: string;
  title: string;
}

interface PartOfTask {
  _id: string;
  taskId: string;
}

export interface OwnFile extends PartOfTask {
  name: string;
  size: number;
  createdAt: Date;
}

interface Query {
  getRawMany<Row>(): Promise<Row[]>;
}

type Read<Row> = (manager: EntityManager, after: Row | undefined) => Query;

/** The fields that people edit; the names of labels and assignees replace their ids. */
const FIELDS = TASK_FIELDS.filter((field) => field !== 'labels' && field !== 'position').map(
  (field) => `${taskValueSql(field)} AS "${field}"`,
);

/**
 * Objects that the person has created or is assigned to, in the projects that they are a member of now: leaving a project ends the access
 * to everything in it. Each list is read along a primary key, project by project.
 */
@Injectable()
export class OwnContentRepository {
  constructor(private readonly database: Database) {}

  projects(userId: string): AsyncGenerator<OwnProject> {
    return this.all<OwnProject>((manager, after) =>
      manager
        .createQueryBuilder(ProjectMemberEntity, 'm')
        .innerJoin(ProjectEntity, 'p', 'p.id = m.projectId')
        .innerJoin(UserEntity, 'o', 'o.id = p.ownerId')
        .leftJoin(FavouriteProjectEntity, 'f', 'f.projectId = m.projectId AND f.userId = m.userId')
        .select(['p.id AS _id', 'p.title AS title', 'p.status AS status', 'o.name AS owner'])
        .addSelect('CASE WHEN p.owner_id = m.user_id THEN p.description END', 'description')
        .addSelect(wireDay('p.deadline'), 'deadline')
        .addSelect(['m.joinedAt AS "joinedAt"', 'p.createdAt AS "createdAt"', 'p.updatedAt AS "updatedAt"'])
        .addSelect('f.createdAt', 'favouriteSince')
        .where('m.userId = :userId', { userId })
        .andWhere(after ? 'm.projectId > :after' : 'TRUE', { after: after?._id })
        .orderBy('m.projectId')
        .limit(STEP),
    );
  }

  tasks(userId: string): AsyncGenerator<object> {
    return this.inProjects<{ _id: string }>(
      userId,
      (projectId) => (manager, after) =>
        manager
          .createQueryBuilder(TaskEntity, 't')
          .innerJoin('t.creator', 'c')
          .select(['t.id AS _id', ...FIELDS, 't.checklist AS checklist', 'c.name AS "createdBy"'])
          .addSelect(LABELS, 'labels')
          .addSelect(ASSIGNEES, 'assignees')
          .addSelect(IS_ASSIGNED, 'assignedToMe')
          .addSelect(['t.createdAt AS "createdAt"', 't.updatedAt AS "updatedAt"'])
          .where('t.projectId = :projectId', { projectId })
          .andWhere(`(t.createdBy = :userId OR ${IS_ASSIGNED})`, { userId })
          .andWhere(after ? 't.id > :after' : 'TRUE', { after: after?._id })
          .orderBy('t.id')
          .limit(STEP),
    );
  }

  comments(userId: string): AsyncGenerator<object> {
    return this.inProjects<PartOfTask>(
      userId,
      (projectId) => (manager, after) =>
        partsOfTasks(manager, CommentEntity, projectId, after)
          .addSelect(['c.content AS content', 'c.createdAt AS "createdAt"', 'c.editedAt AS "editedAt"'])
          .andWhere('c.authorId = :userId', { userId }),
    );
  }

  files(userId: string): AsyncGenerator<OwnFile & { project: OwnProject }> {
    return this.inProjects<OwnFile>(
      userId,
      (projectId) => (manager, after) =>
        partsOfTasks(manager, AttachmentEntity, projectId, after)
          .addSelect(['c.name AS name', 'c.size AS size', 'c.type AS type', 'c.createdAt AS "createdAt"'])
          .andWhere('c.uploaderId = :userId', { userId }),
    );
  }

  reactions(userId: string): AsyncGenerator<object> {
    return this.inProjects<{ comment: string; emoji: string }>(
      userId,
      (projectId) => (manager, after) =>
        manager
          .createQueryBuilder(CommentReactionEntity, 'r')
          .innerJoin(TaskEntity, 't', 't.projectId = r.projectId AND t.id = r.taskId')
          .select([
            'r.commentId AS comment',
            't.title AS task',
            'r.emoji AS emoji',
            'r.createdAt AS "createdAt"',
          ])
          .where('r.projectId = :projectId AND r.userId = :userId', { projectId, userId })
          .andWhere(after ? '(r.commentId, r.emoji) > (:comment, :emoji)' : 'TRUE', after)
          .orderBy({ 'r.commentId': 'ASC', 'r.emoji': 'ASC' })
          .limit(STEP),
    );
  }

  watched(userId: string): AsyncGenerator<object> {
    return this.inProjects<{ _id: string }>(
      userId,
      (projectId) => (manager, after) =>
        manager
          .createQueryBuilder(TaskWatchEntity, 'w')
          .innerJoin(TaskEntity, 't', 't.projectId = w.projectId AND t.id = w.taskId')
          .select(['t.id AS _id', 't.title AS task', 'w.watching AS watching'])
          .where('w.projectId = :projectId AND w.userId = :userId', { projectId, userId })
          .andWhere(after ? 'w.taskId > :after' : 'TRUE', { after: after?._id })
          .orderBy('w.taskId')
          .limit(STEP),
    );
  }

  private all<Row extends object>(read: Read<Row>): AsyncGenerator<Row> {
    return inSteps<Row>((after) => this.database.read((manager) => read(manager, after).getRawMany<Row>()));
  }

  /** The rows of one project after the other, each with its project. */
  private async *inProjects<Row extends object>(
    userId: string,
    inProject: (projectId: string) => Read<Row>,
  ): AsyncGenerator<Row & { project: OwnProject }> {
    for await (const { _id, title } of this.projects(userId))
      for await (const row of this.all<Row>(inProject(_id))) yield { ...row, project: { _id, title } };
  }
}

/** Comments or files `c` of a project's tasks. */
const partsOfTasks = (
  manager: EntityManager,
  entity: typeof CommentEntity | typeof AttachmentEntity,
  projectId: string,
  after: PartOfTask | undefined,
): SelectQueryBuilder<object> =>
  manager
    .createQueryBuilder<object>(entity, 'c')
    .innerJoin(TaskEntity, 't', 't.projectId = c.projectId AND t.id = c.taskId')
    .select(['c.id AS _id', 'c.taskId AS "taskId"', 't.title AS task'])
    .where('c.projectId = :projectId', { projectId })
    .andWhere(after ? '(c.taskId, c.id) > (:taskId, :id)' : 'TRUE', { taskId: after?.taskId, id: after?._id })
    .orderBy({ 'c.taskId': 'ASC', 'c.id': 'ASC' })
    .limit(STEP);
