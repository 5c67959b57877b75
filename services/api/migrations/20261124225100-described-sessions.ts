import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * From where a session was opened, and when it was used last. Sessions of earlier versions are unknown devices; they count
 * as used at the migration, so that an idle timeout doesn't end them at once.
 */
export class DescribedSessions20261124225100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions
        ADD COLUMN user_agent text CHECK (char_length(user_agent) <= 300),
        ADD COLUMN address text CHECK (char_length(address) <= 64),
        ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();
      CREATE TABLE known_devices (
        token_hash bytea NOT NULL,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        last_used_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, token_hash)
      );
      CREATE INDEX known_devices_by_use ON known_devices (last_used_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE known_devices;
      ALTER TABLE sessions DROP COLUMN last_used_at, DROP COLUMN address, DROP COLUMN user_agent;
    `);
  }
}
