import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Limited to about a dozen rows of each job. */
export class CreatedJobRuns20261126101000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job_runs (
        id uuid PRIMARY KEY,
        job text NOT NULL CONSTRAINT job_runs_job_check CHECK (char_length(job) <= 60),
        started_at timestamptz NOT NULL,
        milliseconds integer NOT NULL,
        reason text,
        details text NOT NULL DEFAULT '' CONSTRAINT job_runs_details_check CHECK (char_length(details) <= 300)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE job_runs');
  }
}
