import { PROJECT_STATUSES, type ChangesAnswer, type Project, type ProjectChange } from '@taskloom/contracts';
import {
  day,
  id,
  instant,
  listOf,
  nullable,
  objectOf,
  oneOf,
  text,
  whole,
  type Schema,
} from '../../platform/openapi/index.js';
import { personSchema, publicPersonSchema } from '../users/index.js';

const member = objectOf(
  { user: personSchema, role: oneOf(['owner', 'member']), joinedAt: instant() },
  'ProjectMember',
);

export const projectSchema: Schema<Project> = objectOf(
  {
    _id: id(),
    title: text({ example: 'Billing migration' }),
    description: text({ example: 'Move every customer to the new invoices.' }),
    status: oneOf(PROJECT_STATUSES),
    deadline: nullable(day()),
    owner: publicPersonSchema,
    members: listOf(member),
    taskCounts: objectOf({ todo: whole(), inprogress: whole(), done: whole() }, 'TaskCounts'),
    version: whole(1),
    createdAt: instant(),
    updatedAt: instant(),
  },
  'Project',
);

/** Its data is what the project's room gets, which OpenAPI has no words for: see `realtime.ts` of the contracts. */
const change: Schema<ProjectChange> = {
  json: {
    type: 'object',
    properties: { event: { type: 'string', example: 'task:updated' }, data: {} },
    required: ['event', 'data'],
  },
};

export const changesAnswerSchema: Schema<ChangesAnswer> = objectOf(
  { revision: whole(), changes: listOf(change) },
  'ChangesAnswer',
);
