import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Archived tasks. `task` is the row of the task by its columns, `rows` are those that a foreign key removes with it. What refers
 * to a task without a foreign key stays where it is.
 */
export class CreatedArchivedTasks20261125181000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE archived_tasks (
        project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
        id uuid NOT NULL,
        task jsonb NOT NULL,
        rows jsonb NOT NULL DEFAULT '{}',
        archived_by uuid REFERENCES users,
        archived_at timestamptz NOT NULL DEFAULT now(),
        title text COLLATE "C" GENERATED ALWAYS AS (public.search_fold(task ->> 'title')) STORED,
        search tsvector
          GENERATED ALWAYS AS (public.search_document(task ->> 'title', task ->> 'description')) STORED,
        PRIMARY KEY (project_id, id)
      );
      CREATE INDEX archived_tasks_by_age ON archived_tasks (project_id, archived_at);
      CREATE INDEX archived_tasks_search ON archived_tasks USING gin (search);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO removals (project_id, task_id) SELECT project_id, id FROM archived_tasks;
      DROP TABLE archived_tasks;
    `);
  }
}
