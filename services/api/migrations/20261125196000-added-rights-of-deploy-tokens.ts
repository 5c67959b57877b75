import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deploy tokens that exist already keep every right, so that an upgrade changes nothing for a pipeline. */
export class AddedRightsOfDeployTokens20261125196000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE remote_tokens
        ADD COLUMN rights text[] NOT NULL DEFAULT '{publish,activate,rollback}'
          CONSTRAINT remote_tokens_rights_check
          CHECK (cardinality(rights) > 0 AND rights <@ '{publish,activate,rollback}'::text[]),
        ADD COLUMN prefix text CONSTRAINT remote_tokens_prefix_check CHECK (char_length(prefix) <= 20),
        ADD COLUMN created_by uuid REFERENCES users ON DELETE SET NULL;
      CREATE INDEX remote_tokens_by_remote ON remote_tokens (remote, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX remote_tokens_by_remote;
      ALTER TABLE remote_tokens DROP COLUMN rights, DROP COLUMN prefix, DROP COLUMN created_by;
    `);
  }
}
