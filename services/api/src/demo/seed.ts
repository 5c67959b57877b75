import 'reflect-metadata';
import { hash } from '@node-rs/argon2';
import { withDatabase, type Transaction } from '../platform/database/index.js';
import { Calendar } from './calendar.js';
import { noticeRows } from './notice-rows.js';
import { emailOf, PASSWORD } from './people.js';
import { projectRows } from './project-rows.js';
import { PROJECTS } from './projects/index.js';
import { CLOSE } from './demo.statements.js';
import { insertRows } from './tables.js';
import { peopleIds, teamRows } from './team-rows.js';

/** The message is one sentence for the operator. */
export class NotEmptyError extends Error {
  readonly code = 'NOT_EMPTY';

  constructor() {
    super('The installation is not empty, so the demo team was not added.');
  }
}

export interface DemoSignIn {
  email: string;
  password: string;
}

/**
 * Fills an empty installation with a team of 6 people, 8 projects and 200 tasks around today, all or nothing.
 *
 * @param databaseUrl of a migrated database
 * @returns the account to sign in with
 * @throws NotEmptyError when someone has registered before
 */
export const seedDemo = async (databaseUrl: string): Promise<DemoSignIn> => {
  const passwordHash = await hash(PASSWORD);
  await withDatabase(databaseUrl, [], (database) => database.transaction((tx) => fill(tx, passwordHash)));
  return { email: emailOf('maya'), password: PASSWORD };
};

const hasUsers = ({ manager }: Transaction): Promise<boolean> =>
  manager.createQueryBuilder().select('users.id').from('users', 'users').getExists();

const fill = async (tx: Transaction, passwordHash: string): Promise<void> => {
  await tx.rows(CLOSE);
  if (await hasUsers(tx)) throw new NotEmptyError();
  const calendar = new Calendar();
  const ids = peopleIds(calendar);
  const projects = PROJECTS.map((project) => projectRows(project, ids, calendar));
  await insertRows(tx, {
    ...teamRows(ids, passwordHash, calendar),
    projects: projects.flatMap((rows) => rows.projects),
    project_members: projects.flatMap((rows) => rows.project_members),
    tasks: projects.flatMap((rows) => rows.tasks),
    task_assignees: projects.flatMap((rows) => rows.task_assignees),
    comments: projects.flatMap((rows) => rows.comments),
    comment_reactions: projects.flatMap((rows) => rows.comment_reactions),
    notifications: noticeRows(projects, ids, calendar),
  });
};
