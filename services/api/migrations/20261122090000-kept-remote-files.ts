import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Removes the files of old builds. Published versions and their checksums stay, so that a version never changes. */
export class KeptRemoteFiles20261122090000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE remote_versions ADD COLUMN storage text NOT NULL DEFAULT 'kept'
        CHECK (storage IN ('kept', 'leaving', 'gone'));
      COMMENT ON COLUMN remote_versions.storage IS 'Whether its files are there: leaving while they are being removed';
      ALTER TABLE remote_files ADD COLUMN at timestamptz NOT NULL DEFAULT now();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE remote_files DROP COLUMN at;
      ALTER TABLE remote_versions DROP COLUMN storage;
    `);
  }
}
