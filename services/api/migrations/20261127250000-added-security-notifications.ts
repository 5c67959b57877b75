import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `'task_assigned', 'task_updated', 'comment_added', 'member_joined', 'role_changed',
  'project_update', 'team_invite', 'task_removed', 'mentioned'`;

const allow = (types: string): string => `
  ALTER TABLE notifications DROP CONSTRAINT notifications_type_check,
    ADD CONSTRAINT notifications_type_check CHECK (type IN (${types}))`;

/** For sign-ins with a device that is new to the person. */
export class AddedSecurityNotifications20261127250000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(allow(`${BEFORE}, 'security'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM notifications WHERE type = 'security'; ${allow(BEFORE)}`);
  }
}
