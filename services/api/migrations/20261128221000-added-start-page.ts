import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a person has hidden the start page, and which of its keys they have pressed. */
export class AddedStartPage20261128221000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE display_preferences
        ADD COLUMN start_page text NOT NULL DEFAULT 'shown',
        ADD CONSTRAINT display_preferences_start_page_check CHECK (start_page IN ('shown', 'hidden')),
        ADD COLUMN learned_keys text[] NOT NULL DEFAULT '{}',
        ADD CONSTRAINT display_preferences_learned_keys_check CHECK (
          learned_keys <@ ARRAY['palette', 'create', 'assign', 'dashboard', 'help'] AND cardinality(learned_keys) <= 5
        );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE display_preferences DROP COLUMN start_page, DROP COLUMN learned_keys');
  }
}
