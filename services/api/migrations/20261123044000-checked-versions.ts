import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Versions that were published before builds were checked and never went live are checked at their first activation. What was live, or a
 * canary, goes on working. Processes of the release before leave the default.
 */
export class CheckedVersions20261123044000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE remote_versions ADD COLUMN checked boolean NOT NULL DEFAULT false;
      UPDATE remote_versions v SET checked = true
      WHERE EXISTS (SELECT FROM remote_releases r WHERE r.remote = v.remote AND r.version = v.version)
        OR EXISTS (SELECT FROM remote_trials t WHERE t.remote = v.remote AND t.version = v.version AND t.kind = 'canary')
        OR EXISTS (SELECT FROM remote_journal j WHERE j.remote = v.remote AND j.version = v.version
          AND j.action IN ('activate', 'canary', 'rollback'));
      COMMENT ON COLUMN remote_versions.checked IS 'The registry has checked its files, or it was live before builds were checked';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE remote_versions DROP COLUMN checked');
  }
}
