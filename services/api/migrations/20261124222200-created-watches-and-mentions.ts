import type { MigrationInterface, QueryRunner } from 'typeorm';

const followers = (table: string, column: string): string => `
  CREATE TABLE ${table} (
    project_id uuid NOT NULL,
    task_id uuid NOT NULL,
    user_id uuid NOT NULL,
    ${column},
    PRIMARY KEY (project_id, task_id, user_id),
    FOREIGN KEY (project_id, task_id) REFERENCES tasks ON DELETE CASCADE,
    FOREIGN KEY (project_id, user_id) REFERENCES project_memberships ON DELETE CASCADE
  );
  CREATE INDEX ${table}_by_user ON ${table} (user_id, project_id);`;

/** People who commented before are notified about later comments, so they watch from the beginning. */
export class CreatedWatchesAndMentions20261124222200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${followers('task_watches', 'watching boolean NOT NULL')}
      INSERT INTO task_watches
      SELECT DISTINCT c.project_id, c.task_id, c.author_id, true
      FROM comments c
      JOIN tasks t ON t.project_id = c.project_id AND t.id = c.task_id
      JOIN project_memberships m ON m.project_id = c.project_id AND m.user_id = c.author_id;

      ${followers('task_mentions', 'created_at timestamptz NOT NULL DEFAULT now()')}

      ALTER TABLE notifications DROP CONSTRAINT notifications_type_check, ADD CONSTRAINT notifications_type_check
        CHECK (type IN ('task_assigned', 'task_updated', 'comment_added', 'member_joined', 'role_changed',
          'project_update', 'team_invite', 'task_removed', 'mentioned'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM notifications WHERE type = 'mentioned';
      ALTER TABLE notifications DROP CONSTRAINT notifications_type_check, ADD CONSTRAINT notifications_type_check
        CHECK (type IN ('task_assigned', 'task_updated', 'comment_added', 'member_joined', 'role_changed',
          'project_update', 'team_invite', 'task_removed'));
      DROP TABLE task_watches;
      DROP TABLE task_mentions;
    `);
  }
}
