import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The uploads of each deploy token: in a day, and for versions that are not published. */
export class CountedBuilds20261123041000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE remote_tokens ADD COLUMN upload_day date, ADD COLUMN upload_files integer NOT NULL DEFAULT 0,
        ADD COLUMN upload_bytes bigint NOT NULL DEFAULT 0;
      ALTER TABLE remote_files ADD COLUMN token_id uuid;
      CREATE INDEX remote_files_by_token ON remote_files (token_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE remote_files DROP COLUMN token_id;
      ALTER TABLE remote_tokens DROP COLUMN upload_day, DROP COLUMN upload_files, DROP COLUMN upload_bytes;
    `);
  }
}
