import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deploy tokens that exist already go on without an expiry, so that an upgrade locks no pipeline out. */
export class ExpiringTokens20261123040100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE remote_tokens ADD COLUMN expires_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE remote_tokens DROP COLUMN expires_at');
  }
}
