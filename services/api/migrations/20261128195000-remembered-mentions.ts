import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts from before remember whom they mention once they are edited, so they are not read here. */
export class RememberedMentions20261128195000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tasks ADD COLUMN mentioned uuid[] NOT NULL DEFAULT '{}',
        ADD CONSTRAINT tasks_mentioned_check CHECK (cardinality(mentioned) <= 500);
      ALTER TABLE comments ADD COLUMN mentioned uuid[] NOT NULL DEFAULT '{}',
        ADD CONSTRAINT comments_mentioned_check CHECK (cardinality(mentioned) <= 500);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tasks DROP COLUMN mentioned;
      ALTER TABLE comments DROP COLUMN mentioned;
    `);
  }
}
