import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * E-mail addresses are stored the way they are compared: lower case. `avatar` is the person's own picture,
 * `initials_avatar` the URL of the generated one, kept so that a read needs no URL encoding in SQL. A session's row is
 * what makes its JWT valid.
 */
export class CreatedAccounts20261120090100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY,
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
        email text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 254 AND email = lower(email)),
        password_hash text NOT NULL,
        avatar text CHECK (char_length(avatar) <= 2048),
        initials_avatar text NOT NULL CHECK (char_length(initials_avatar) <= 4096),
        disabled_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT users_email_key UNIQUE (email)
      );

      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX sessions_by_user ON sessions (user_id);
      CREATE INDEX sessions_by_expiry ON sessions (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sessions; DROP TABLE users;');
  }
}
