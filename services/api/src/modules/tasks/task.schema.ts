import {
  ASSIGNEE_ROLES,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type Attachment,
  type Comment,
  type Task,
  type TaskCard,
} from '@taskloom/contracts';
import {
  day,
  id,
  instant,
  listOf,
  nullable,
  objectOf,
  oneOf,
  refer,
  text,
  whole,
  type Schema,
} from '../../platform/openapi/index.js';
import { personSchema } from '../users/index.js';

const fields = {
  _id: id(),
  project: id(),
  title: text({ example: 'Write the announcement' }),
  description: text({ example: 'Half a page for the blog, with two screenshots.' }),
  status: oneOf(TASK_STATUSES),
  priority: oneOf(TASK_PRIORITIES),
  assignees: listOf(objectOf({ user: personSchema, role: oneOf(ASSIGNEE_ROLES) }, 'Assignee')),
  deadline: nullable(day()),
  position: text({ example: 'a1V' }),
  version: whole(1),
  createdAt: instant(),
  updatedAt: instant(),
};

export const taskSchema: Schema<Task> = objectOf(
  {
    ...fields,
    comments: listOf(refer<Comment>('Comment')),
    commentCount: whole(),
    attachments: listOf(refer<Attachment>('Attachment')),
  },
  'Task',
);

/** Keys of a card; a search hit has another `project`. */
export const taskCardFields = { ...fields, commentCount: whole(), attachmentCount: whole() };

export const taskCardSchema: Schema<TaskCard> = objectOf(taskCardFields, 'TaskCard');
