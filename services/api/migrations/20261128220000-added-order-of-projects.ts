import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddedOrderOfProjects20261128220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE display_preferences ADD COLUMN project_order text NOT NULL DEFAULT 'updated'
        CHECK (project_order IN ('updated', 'deadline', 'name', 'mine'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE display_preferences DROP COLUMN project_order');
  }
}
