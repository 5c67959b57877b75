import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tasks have their checklist in a column, and how long it is in computed ones, which boards read without the items. */
export class AddedChecklists20261125012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tasks
        ADD COLUMN checklist jsonb NOT NULL DEFAULT '[]'
          CONSTRAINT tasks_checklist_check
          CHECK (jsonb_typeof(checklist) = 'array' AND jsonb_array_length(checklist) <= 100),
        ADD COLUMN checklist_total integer GENERATED ALWAYS AS (jsonb_array_length(checklist)) STORED,
        ADD COLUMN checklist_done integer GENERATED ALWAYS AS
          (jsonb_array_length(jsonb_path_query_array(checklist, '$[*] ? (@.done == true)'))) STORED;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tasks DROP COLUMN checklist_done, DROP COLUMN checklist_total, DROP COLUMN checklist;
    `);
  }
}
