import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Folding a title takes longer than reading it, so a search reads titles that are already folded. They compare as code units
 * (`COLLATE "C"`): a range of the index is what begins with the query. Titles with signs in them are few; trigrams know
 * only letters and digits, so signs are looked for there. The new column rewrites the table: 3 s for 100,000 tasks.
 */
export class StoredFoldedTitles20261122060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX tasks_title_trigrams;
      ALTER TABLE tasks ADD COLUMN folded_title text COLLATE "C"
        GENERATED ALWAYS AS (public.search_fold(title)) STORED;
      CREATE INDEX tasks_folded_titles ON tasks (folded_title, project_id, id);
      CREATE INDEX tasks_title_trigrams ON tasks USING gin (folded_title public.gin_trgm_ops);
      CREATE INDEX tasks_with_signs ON tasks (project_id, id) WHERE folded_title ~ '[^[:alnum:][:space:]]';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tasks DROP COLUMN folded_title;
      CREATE INDEX tasks_title_trigrams ON tasks USING gin (public.search_fold(title) public.gin_trgm_ops);
    `);
  }
}
