import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Deleted things that can be restored. A task's own rows are kept in `rows`; what refers to a task without a foreign key stays
 * where it is. A deleted comment or file stays in its table under a task that doesn't exist: its own id.
 */
export class CreatedTrash20261124223000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE trash (
        project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
        id uuid NOT NULL,
        kind text NOT NULL CHECK (kind IN ('task', 'comment', 'file', 'project')),
        title text NOT NULL,
        task_id uuid,
        task_title text,
        author_id uuid,
        details jsonb NOT NULL DEFAULT '{}',
        rows jsonb NOT NULL DEFAULT '{}',
        deleted_by uuid NOT NULL REFERENCES users,
        deleted_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (project_id, id)
      );
      CREATE INDEX trash_by_project ON trash (project_id, deleted_at);
      CREATE INDEX trash_by_age ON trash (deleted_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO removals (project_id, task_id)
        SELECT project_id, CASE kind WHEN 'project' THEN NULL ELSE id END FROM trash;
      DROP TABLE trash;
    `);
  }
}
