import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of people, and the challenges that have been answered, so that none is answered twice. */
export class CreatedPasskeys20261125185000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkeys (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
        credential_id bytea NOT NULL CHECK (octet_length(credential_id) <= 1023),
        public_key bytea NOT NULL CHECK (octet_length(public_key) <= 4000),
        counter bigint NOT NULL DEFAULT 0,
        transports text[] NOT NULL DEFAULT '{}' CHECK (cardinality(transports) <= 10),
        synced boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      );
      CREATE UNIQUE INDEX passkeys_by_credential ON passkeys (credential_id);
      CREATE INDEX passkeys_by_user ON passkeys (user_id, id);
      CREATE TABLE used_challenges (
        challenge_hash bytea PRIMARY KEY,
        used_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX used_challenges_by_time ON used_challenges (used_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE used_challenges; DROP TABLE passkeys');
  }
}
