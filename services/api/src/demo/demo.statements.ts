import { statement } from '../platform/database/index.js';

/** TypeORM has no such command. Prevents registrations between the check and the commit. */
export const CLOSE = statement('demo.close', 'LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE');

/** Saves a statement of 2,200 parameters for the demo's tasks. One for each table. */
export const insertInto = (table: string, columns: string) =>
  statement(
    `demo.${table}`,
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
  );
