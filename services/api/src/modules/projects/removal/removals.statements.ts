import { statement } from '../../../platform/database/index.js';

/** Saves long locks: one for each table, which deletes at most `$1` rows. */
export const removing = (whose: string, table: string, condition: string) =>
  statement(
    `removals.${whose}-${table}`,
    `WITH gone AS (
       DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT $1)) RETURNING 1)
     SELECT count(*)::int AS count FROM gone`,
  );
