import type { Client } from 'pg';

/** Whether another connection waits for a lock of this one. Locks of other test databases on the same server don't count. */
export const blocksSomebody = async (client: Client): Promise<boolean> => {
  const waiting = await client.query(
    'SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))',
  );
  return waiting.rows.length > 0;
};
