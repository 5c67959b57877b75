import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each person counts once for each version and state, so that no one fills the table or decides about a canary alone. Reports without a
 * person go: they are kept for two days only. Processes of the previous version may write such rows until they are replaced.
 */
export class CountedPeople20261123023800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      TRUNCATE remote_beacons;
      ALTER TABLE remote_beacons
        ADD COLUMN person uuid REFERENCES users ON DELETE CASCADE,
        ADD COLUMN state text CHECK (state IN ('ready', 'failed', 'fallback', 'late-error', 'long-task')),
        ADD COLUMN reference text,
        ADD COLUMN canary_group smallint;
      CREATE UNIQUE INDEX remote_beacons_by_person ON remote_beacons (person, remote, version, state);

      ALTER TABLE remote_journal ADD COLUMN skipped text[] NOT NULL DEFAULT '{}';
      COMMENT ON COLUMN remote_journal.skipped IS 'Checks that the actor has left out on purpose';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE remote_journal DROP COLUMN skipped;
      ALTER TABLE remote_beacons DROP COLUMN person, DROP COLUMN state, DROP COLUMN reference, DROP COLUMN canary_group;
    `);
  }
}
