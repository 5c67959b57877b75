import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Archived projects are read-only and in no list; null for all others. */
export class AddedArchivedProjects20261125181200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE projects ADD COLUMN archived_at timestamptz, ADD COLUMN archived_by uuid REFERENCES users;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE projects DROP COLUMN archived_at, DROP COLUMN archived_by;');
  }
}
