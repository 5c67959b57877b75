import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts at OpenID Connect providers. People who came through one have no password. */
export class CreatedIdentities20261125190000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identities (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        issuer text NOT NULL CHECK (char_length(issuer) BETWEEN 1 AND 500),
        subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 255),
        email text CHECK (char_length(email) <= 254),
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      );
      CREATE UNIQUE INDEX identities_by_subject ON identities (issuer, subject);
      CREATE UNIQUE INDEX identities_by_user ON identities (user_id, issuer);
      ALTER TABLE users ALTER COLUMN password_hash DROP NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE identities;
      UPDATE users SET password_hash = '' WHERE password_hash IS NULL;
      ALTER TABLE users ALTER COLUMN password_hash SET NOT NULL;
    `);
  }
}
