import { Client } from 'pg';
import { jobFailureOf } from '../platform/jobs/index.js';

/**
 * Records the backup for the list of background jobs, as its last success or its last failure. On a connection of its own, and without
 * effect on the backup: the database may be down, or of a release that has no such table.
 */
export const noteBackup = async (databaseUrl: string, startedAt: Date, error?: unknown): Promise<void> => {
  const { reason, details } = error === undefined ? { reason: null, details: '' } : jobFailureOf(error);
  const client = new Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    await client.query(
      `WITH replaced AS (DELETE FROM job_runs WHERE job = 'backup' AND (reason IS NULL) = ($1::text IS NULL))
       INSERT INTO job_runs (id, job, started_at, milliseconds, reason, details)
       VALUES (gen_random_uuid(), 'backup', $2, $3, $1, $4)`,
      [reason, startedAt, Date.now() - startedAt.getTime(), details],
    );
  } catch {
    // The command prints the result as well.
  } finally {
    await client.end().catch(() => undefined);
  }
};
