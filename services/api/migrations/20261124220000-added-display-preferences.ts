import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row for each person who has changed a preference. */
export class AddedDisplayPreferences20261124220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE display_preferences (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        charts text CHECK (charts IN ('open', 'closed')),
        density text NOT NULL DEFAULT 'comfortable' CHECK (density IN ('comfortable', 'compact'))
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE display_preferences');
  }
}
