import { Injectable } from '@nestjs/common';
import { PROJECT_STATUSES, TASK_PRIORITIES, TASK_STATUSES, type SearchQuery } from '@taskloom/contracts';
import { Database } from '../../platform/database/index.js';
import { FILTERS, SEARCH } from './search.statements.js';

const STATUSES = JSON.stringify([...PROJECT_STATUSES, ...TASK_STATUSES]);
const PRIORITIES = JSON.stringify(TASK_PRIORITIES);

@Injectable()
export class SearchRepository {
  constructor(private readonly database: Database) {}

  /** `SearchResult` as JSON text, limited to what this person may see. */
  async search(userId: string, query: SearchQuery): Promise<string> {
    const { q, type = 'all', status, priority, assignee, projectId } = query;
    const filters = [projectId ?? null, type, status ?? null, priority ?? null, assignee ?? null];
    return (await this.database.hotQuery(SEARCH, [userId, q, ...filters])) ?? '';
  }

  /** `SearchFilters` as JSON text: the person's projects and their members. */
  async filters(userId: string): Promise<string> {
    return (await this.database.hotQuery(FILTERS, [userId, STATUSES, PRIORITIES])) ?? '';
  }
}
