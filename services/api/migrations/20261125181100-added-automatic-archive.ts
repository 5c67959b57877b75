import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days after which done tasks of a project are archived; null for never, as before. */
export class AddedAutomaticArchive20261125181100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE projects ADD COLUMN archive_done_after integer CHECK (archive_done_after BETWEEN 1 AND 365);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE projects DROP COLUMN archive_done_after;');
  }
}
