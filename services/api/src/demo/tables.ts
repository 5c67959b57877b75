import type { Transaction } from '../platform/database/index.js';

/** The columns that the demo fills; all others have defaults. */
const COLUMNS = {
  teams: 'id, name, created_at',
  users: 'id, name, email, password_hash, initials_avatar, hue, created_at, updated_at',
  team_memberships: 'user_id, team_id, role, joined_at',
  invitations: 'id, team_id, email, invited_by, created_at, expires_at',
  projects: 'id, owner_id, title, description, status, deadline, created_at, updated_at',
  project_members: 'project_id, user_id, joined_at',
  tasks:
    'project_id, id, title, description, status, priority, deadline, position, created_by, created_at, updated_at',
  task_assignees: 'project_id, task_id, user_id, role, ordinal',
  comments: 'project_id, task_id, id, author_id, content, created_at',
  comment_reactions: 'project_id, task_id, comment_id, emoji, user_id, created_at',
  notifications:
    'user_id, id, type, title, message, link, read, sender_id, project_id, task_id, project_title, action_data, details, created_at',
} as const;

type Table = keyof typeof COLUMNS;
type ColumnOf<List extends string> = List extends `${infer First}, ${infer Rest}`
  ? First | ColumnOf<Rest>
  : List;
export type RowOf<T extends Table> = Record<
  ColumnOf<(typeof COLUMNS)[T]>,
  string | number | boolean | object | null
>;
export type Rows = { [T in Table]: RowOf<T>[] };

/** In foreign key order. */
const TABLES = Object.keys(COLUMNS).filter((table): table is Table => table in COLUMNS);

export const insertRows = async ({ manager }: Transaction, rows: Rows): Promise<void> => {
  for (const table of TABLES) {
    const columns = COLUMNS[table].split(', ');
    // TypeORM doesn't match names for a table without an entity: the values have the order of the columns.
    const values = rows[table].map((row) =>
      Object.fromEntries(columns.map((column) => [column, valueOf(row, column)])),
    );
    await manager.createQueryBuilder().insert().into(table, columns).values(values).execute();
  }
};

const valueOf = (row: Readonly<Record<string, unknown>>, column: string): unknown => row[column];
