import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier notifications name their task in the link only. */
export class CreatedInbox20261125014100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications
        ADD COLUMN task_id uuid,
        ADD COLUMN done_at timestamptz,
        ADD COLUMN snoozed_until timestamptz;
      UPDATE notifications
      SET task_id = substring(link from '[?]task=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
      WHERE link ~ '[?]task=[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
      CREATE INDEX notifications_snoozed ON notifications (user_id, snoozed_until) WHERE snoozed_until IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX notifications_snoozed;
      ALTER TABLE notifications DROP COLUMN task_id, DROP COLUMN done_at, DROP COLUMN snoozed_until;
    `);
  }
}
