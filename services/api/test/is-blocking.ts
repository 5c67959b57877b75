import type { Client } from 'pg';

/** Whether this connection blocks another one. Unlike `pg_locks` alone, it ignores other test databases on the same server. */
export const isBlocking = async (client: Client): Promise<boolean> => {
  const waiting = await client.query(
    'SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))',
  );
  return waiting.rows.length > 0;
};
