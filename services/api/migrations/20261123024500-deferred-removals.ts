import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A deleted project or task disappears in one small transaction; a background job removes its rows in bounded steps.
 * `project_members` becomes a view of the memberships in projects that still exist, so no query can reach a deleted one.
 * Comments and attachments of a deleted task outlive it for a moment, so nothing cascades from tasks to them.
 */
export class DeferredRemovals20261123024500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE projects ADD COLUMN deleted_at timestamptz;
      ALTER TABLE project_members RENAME TO project_memberships;
      ALTER TABLE project_memberships ADD COLUMN deleted_at timestamptz;
      DROP INDEX project_members_by_user;
      CREATE INDEX project_members_by_user ON project_memberships (user_id, project_id) WHERE deleted_at IS NULL;
      CREATE VIEW project_members AS
        SELECT project_id, user_id, joined_at FROM project_memberships WHERE deleted_at IS NULL;

      ALTER TABLE comments DROP CONSTRAINT comments_project_id_task_id_fkey;
      ALTER TABLE attachments DROP CONSTRAINT attachments_project_id_task_id_fkey;

      CREATE TABLE removals (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        project_id uuid NOT NULL,
        task_id uuid,
        requested_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE removals;
      DELETE FROM comments c WHERE NOT EXISTS (
        SELECT 1 FROM tasks t WHERE t.project_id = c.project_id AND t.id = c.task_id);
      DELETE FROM attachments a WHERE NOT EXISTS (
        SELECT 1 FROM tasks t WHERE t.project_id = a.project_id AND t.id = a.task_id);
      ALTER TABLE comments ADD FOREIGN KEY (project_id, task_id) REFERENCES tasks ON DELETE CASCADE;
      ALTER TABLE attachments ADD FOREIGN KEY (project_id, task_id) REFERENCES tasks ON DELETE CASCADE;
      DROP VIEW project_members;
      DELETE FROM projects WHERE deleted_at IS NOT NULL;
      DROP INDEX project_members_by_user;
      ALTER TABLE project_memberships DROP COLUMN deleted_at;
      ALTER TABLE project_memberships RENAME TO project_members;
      CREATE INDEX project_members_by_user ON project_members (user_id, project_id);
      ALTER TABLE projects DROP COLUMN deleted_at;
    `);
  }
}
