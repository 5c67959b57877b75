import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions that exist already have no signature. Keys are limited in number for each remote, and revoked ones stay. */
export class AddedSignaturesOfRemotes20261127210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE remote_keys (
        id uuid PRIMARY KEY,
        remote text NOT NULL REFERENCES remotes,
        name text NOT NULL,
        fingerprint text NOT NULL CONSTRAINT remote_keys_fingerprint_check CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
        public_key text NOT NULL CONSTRAINT remote_keys_public_key_check CHECK (char_length(public_key) <= 200),
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by uuid REFERENCES users ON DELETE SET NULL,
        revoked_at timestamptz,
        UNIQUE (remote, fingerprint)
      );
      ALTER TABLE remote_versions
        ADD COLUMN key_id uuid REFERENCES remote_keys,
        ADD COLUMN signature text,
        ADD CONSTRAINT remote_versions_signature_check CHECK ((key_id IS NULL) = (signature IS NULL));
      ALTER TABLE remote_journal ADD COLUMN signed_by text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE remote_journal DROP COLUMN signed_by;
      ALTER TABLE remote_versions DROP COLUMN key_id, DROP COLUMN signature;
      DROP TABLE remote_keys;
    `);
  }
}
