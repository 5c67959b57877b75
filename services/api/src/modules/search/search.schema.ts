import type { SearchFilters, SearchResult, TaskHit } from '@taskloom/contracts';
import { id, listOf, objectOf, text, type Schema } from '../../platform/openapi/index.js';
import { projectSchema } from '../projects/index.js';
import { taskCardFields } from '../tasks/index.js';

const titled = objectOf({ _id: id(), title: text({ example: 'Billing migration' }) });

const taskHitSchema: Schema<TaskHit> = objectOf({ ...taskCardFields, project: titled }, 'TaskHit');

export const searchResultSchema: Schema<SearchResult> = objectOf(
  { projects: listOf(projectSchema), tasks: listOf(taskHitSchema) },
  'SearchResult',
);

export const searchFiltersSchema: Schema<SearchFilters> = objectOf(
  {
    projects: listOf(titled),
    statuses: listOf(text({ example: 'active' })),
    priorities: listOf(text({ example: 'high' })),
    assignees: listOf(objectOf({ _id: id(), name: text({ example: 'Ada Lovelace' }) })),
  },
  'SearchFilters',
);
