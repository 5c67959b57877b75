import type { Client } from 'pg';

/** Tables filled by the migrations, or by the triggers of attachments during the load; and runs of jobs, which concern one installation. */
const OWN = ['migrations', 'storage_usage', 'job_runs'];

const COLUMNS = `
  SELECT c.table_name AS "table", array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
  GROUP BY 1 ORDER BY 1`;

/** Deferrable foreign keys don't affect the order. */
const NEEDS = `
  SELECT a.relname AS "table", b.relname AS needs
  FROM pg_constraint k JOIN pg_class a ON a.oid = k.conrelid JOIN pg_class b ON b.oid = k.confrelid
  WHERE k.contype = 'f' AND NOT k.condeferrable AND a.oid <> b.oid AND k.connamespace = 'public'::regnamespace`;

/** Every table with its columns; referenced tables come first. */
export const tablesInOrder = async (client: Client): Promise<Map<string, string[]>> => {
  const { rows } = await client.query<{ table: string; columns: string[] }>(COLUMNS);
  const { rows: needs } = await client.query<{ table: string; needs: string }>(NEEDS);
  const waiting = new Map(
    rows.filter(({ table }) => !OWN.includes(table)).map(({ table, columns }) => [table, columns]),
  );
  const ordered = new Map<string, string[]>();
  while (waiting.size > 0) {
    const ready = [...waiting].filter(([table]) =>
      needs.every((need) => need.table !== table || !waiting.has(need.needs)),
    );
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${[...waiting.keys()].join(', ')}`);
    for (const [table, columns] of ready) {
      ordered.set(table, columns);
      waiting.delete(table);
    }
  }
  return ordered;
};

/** Sets sequences to continue after the highest restored number. */
export const advanceCounters = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ table: string; column: string; counter: string }>(`
    SELECT c.table_name AS "table", c.column_name AS "column",
      pg_get_serial_sequence(format('%I', c.table_name), c.column_name) AS counter
    FROM information_schema.columns c
    WHERE c.table_schema = 'public' AND pg_get_serial_sequence(format('%I', c.table_name), c.column_name) IS NOT NULL`);
  for (const { table, column, counter } of rows) {
    if (OWN.includes(table)) continue;
    await client.query(
      `SELECT setval($1::regclass, greatest(1, (SELECT coalesce(max(${client.escapeIdentifier(column)}), 1)
       FROM ${client.escapeIdentifier(table)})))`,
      [counter],
    );
  }
};
