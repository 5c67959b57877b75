import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that set a new password. `email` is the address that a link was mailed to; null when an admin or operator handed it over. */
export class CreatedPasswordResets20261124225000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE password_resets (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        email text CHECK (char_length(email) <= 254),
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX password_resets_by_user ON password_resets (user_id);
      CREATE INDEX password_resets_by_expiry ON password_resets (expires_at);
      ALTER TABLE outbox ADD COLUMN expires_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbox DROP COLUMN expires_at;
      DROP TABLE password_resets;
    `);
  }
}
