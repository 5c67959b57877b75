import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A notification outlives its project and its reader's membership, so it keeps the project's title as it was: a later
 * title would tell a removed member what they may not know. `outbox` holds mail until a server has taken it.
 */
export class CreatedNotifications20261120090600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notifications (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        id uuid NOT NULL,
        type text NOT NULL CHECK (type IN ('task_assigned', 'task_updated', 'comment_added', 'member_joined',
          'role_changed', 'project_update', 'team_invite', 'task_removed')),
        title text NOT NULL CHECK (char_length(title) <= 255),
        message text NOT NULL CHECK (char_length(message) <= 1000),
        link text NOT NULL CHECK (link ~ '^/([^/\\\\].*)?$'),
        read boolean NOT NULL DEFAULT false,
        sender_id uuid REFERENCES users ON DELETE SET NULL,
        project_id uuid,
        project_title text,
        action_data jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, id)
      );
      CREATE INDEX notifications_unread ON notifications (user_id, id) WHERE NOT read;

      CREATE TABLE outbox (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (char_length(kind) <= 40),
        recipient text NOT NULL CHECK (char_length(recipient) <= 254),
        payload jsonb NOT NULL,
        attempts smallint NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now(),
        claimed_until timestamptz,
        sent_at timestamptz,
        failed_at timestamptz,
        last_error text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL AND failed_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox; DROP TABLE notifications;');
  }
}
