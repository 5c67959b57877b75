import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authenticator apps, their recovery codes, and the browsers that need no code for a while. */
export class CreatedSecondFactors20261124225200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE second_factors (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        secret text NOT NULL CHECK (char_length(secret) <= 100),
        created_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz,
        last_step integer NOT NULL DEFAULT 0
      );
      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        PRIMARY KEY (user_id, code_hash)
      );
      ALTER TABLE known_devices ADD COLUMN trusted_until timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE known_devices DROP COLUMN trusted_until;
      DROP TABLE recovery_codes;
      DROP TABLE second_factors;
    `);
  }
}
