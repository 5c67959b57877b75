import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the list of the tasks that a person has created, in all projects. */
export class IndexedOpenTasksByCreator20261124224000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX tasks_open_by_creator ON tasks (created_by, project_id) WHERE status <> 'done'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX tasks_open_by_creator');
  }
}
