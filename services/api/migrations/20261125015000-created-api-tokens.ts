import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Long-lived tokens of people for scripts and integrations. */
export class CreatedApiTokens20261125015000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_tokens (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
        token_hash bytea NOT NULL,
        prefix text NOT NULL CHECK (char_length(prefix) <= 20),
        scope text NOT NULL CHECK (scope IN ('read', 'write', 'administer')),
        project_ids uuid[] CHECK (cardinality(project_ids) <= 20),
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        last_used_at timestamptz
      );
      CREATE UNIQUE INDEX api_tokens_by_hash ON api_tokens (token_hash);
      CREATE INDEX api_tokens_by_user ON api_tokens (user_id, id);
      CREATE INDEX api_tokens_by_expiry ON api_tokens (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE api_tokens');
  }
}
