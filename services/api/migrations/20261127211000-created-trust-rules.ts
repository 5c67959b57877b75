import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rules are limited in number for each remote; their tokens leave two days after they end, and used ID tokens when they expire. */
export class CreatedTrustRules20261127211000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE remote_trust_rules (
        id uuid PRIMARY KEY,
        remote text NOT NULL REFERENCES remotes,
        issuer text NOT NULL CONSTRAINT remote_trust_rules_issuer_check CHECK (char_length(issuer) <= 300),
        subject text NOT NULL CONSTRAINT remote_trust_rules_subject_check CHECK (char_length(subject) <= 300),
        rights text[] NOT NULL CONSTRAINT remote_trust_rules_rights_check
          CHECK (cardinality(rights) > 0 AND rights <@ '{publish,activate,rollback}'::text[]),
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by uuid REFERENCES users ON DELETE SET NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      );
      CREATE INDEX remote_trust_rules_by_remote ON remote_trust_rules (remote);
      CREATE TABLE used_id_tokens (
        hash bytea PRIMARY KEY CONSTRAINT used_id_tokens_hash_check CHECK (octet_length(hash) = 32),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX used_id_tokens_by_expiry ON used_id_tokens (expires_at);
      ALTER TABLE remote_tokens ADD COLUMN rule_id uuid REFERENCES remote_trust_rules ON DELETE CASCADE;
      CREATE INDEX remote_tokens_by_rule ON remote_tokens (rule_id) WHERE rule_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM remote_tokens WHERE rule_id IS NOT NULL;
      ALTER TABLE remote_tokens DROP COLUMN rule_id;
      DROP TABLE used_id_tokens;
      DROP TABLE remote_trust_rules;
    `);
  }
}
