import { Injectable } from '@nestjs/common';
import {
  LIMITS,
  PROJECT_STATUSES,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type SearchFilters,
  type SearchQuery,
  type SearchResult,
} from '@taskloom/contracts';
import { IsNull, type EntityManager } from 'typeorm';
import { Database, jsonOf } from '../../platform/database/index.js';
import { ProjectEntity, ProjectMemberEntity } from '../projects/index.js';
import { UserEntity } from '../users/index.js';
import { SEARCH, SEARCH_ARCHIVE, SEARCH_WITH_COMMENTS } from './search.statements.js';

@Injectable()
export class SearchRepository {
  constructor(private readonly database: Database) {}

  /** `SearchResult` as JSON text, limited to what this person may see. */
  async search(userId: string, query: SearchQuery): Promise<string> {
    const { q, type = 'all', status, priority, assignee, projectId, archived, comments } = query;
    const { limit = LIMITS.found } = query;
    const filters = [projectId ?? null, type, status ?? null, priority ?? null, assignee ?? null];
    const values = [userId, q, ...filters];
    const sql = comments ? SEARCH_WITH_COMMENTS : SEARCH;
    const found = jsonOf(await this.database.rows(sql, [...values, archived ? LIMITS.found : limit])) ?? '';
    if (!archived) return found;
    const live: SearchResult = JSON.parse(found);
    const old: SearchResult = JSON.parse(jsonOf(await this.database.rows(SEARCH_ARCHIVE, values)) ?? '{}');
    const projects = [...live.projects, ...old.projects];
    const tasks = [...live.tasks, ...old.tasks];
    return JSON.stringify({
      projects: projects.slice(0, limit),
      tasks: tasks.slice(0, limit),
      ...(live.comments && { comments: live.comments.slice(0, limit) }),
      total: { ...live.total, projects: projects.length, tasks: tasks.length },
    });
  }

  /** The person's projects and their members. */
  async filters(userId: string): Promise<SearchFilters> {
    return this.database.read(async (manager) => ({
      projects: await projectsOf(manager, userId)
        .addSelect('p.title', 'title')
        .orderBy('lower(p.title)')
        .addOrderBy('p.id')
        .getRawMany<SearchFilters['projects'][number]>(),
      statuses: [...PROJECT_STATUSES, ...TASK_STATUSES],
      priorities: [...TASK_PRIORITIES],
      assignees: await membersBeside(manager, userId).getRawMany<SearchFilters['assignees'][number]>(),
    }));
  }
}

/** The projects of this person, without archived ones. */
const projectsOf = (manager: EntityManager, userId: string) =>
  manager
    .createQueryBuilder(ProjectEntity, 'p')
    .innerJoin(ProjectMemberEntity, 'mine', 'mine.projectId = p.id AND mine.userId = :userId', { userId })
    .select('p.id', '_id')
    .where({ archivedAt: IsNull() });

/** The members of these projects. */
const membersBeside = (manager: EntityManager, userId: string) => {
  const projects = projectsOf(manager, userId).select('p.id');
  const members = manager
    .createQueryBuilder(ProjectMemberEntity, 'm')
    .select('m.userId')
    .where(`m.projectId IN (${projects.getQuery()})`);
  return manager
    .createQueryBuilder(UserEntity, 'u')
    .select('u.id', '_id')
    .addSelect('u.name', 'name')
    .where(`u.id IN (${members.getQuery()})`)
    .setParameters(projects.getParameters())
    .orderBy('lower(u.name)')
    .addOrderBy('u.id');
};
