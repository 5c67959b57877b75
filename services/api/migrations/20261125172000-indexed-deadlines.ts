import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the calendar, which reads a few weeks of all projects of a person. */
export class IndexedDeadlines20261125172000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX tasks_by_deadline ON tasks (project_id, deadline)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX tasks_by_deadline');
  }
}
