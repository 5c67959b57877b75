import type { MigrationInterface, QueryRunner } from 'typeorm';

const TYPES = `'task_assigned', 'task_updated', 'comment_added', 'member_joined', 'role_changed', 'project_update',
  'team_invite', 'task_removed', 'mentioned', 'security'`;

const allow = (types: string): string =>
  `ALTER TABLE notifications DROP CONSTRAINT notifications_type_check,
     ADD CONSTRAINT notifications_type_check CHECK (type IN (${types}));`;

/** Rules are a list of names, so that they need no change. */
export class AddedNotificationsOfRemotes20261127270000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(allow(`${TYPES}, 'remote'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM notifications WHERE type = 'remote'; ${allow(TYPES)}`);
  }
}
