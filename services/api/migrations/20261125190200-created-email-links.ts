import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that prove an e-mail address; a person has at most one. */
export class CreatedEmailLinks20261125190200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE email_links (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        email text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 254),
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX email_links_by_expiry ON email_links (expires_at);
      CREATE UNIQUE INDEX email_links_by_user ON email_links (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email_links');
  }
}
