import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first response to a write, stored in the write's own transaction, so that a retry after a crash finds it. */
export class CreatedIdempotencyKeys20261120090700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotency_keys (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 255),
        request_hash bytea NOT NULL CHECK (octet_length(request_hash) = 32),
        status smallint,
        answer text,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, key)
      );
      CREATE INDEX idempotency_keys_by_expiry ON idempotency_keys (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_keys;');
  }
}
