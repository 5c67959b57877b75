import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The notifications that a person has cleared last, for an hour: one row for each person. */
export class CreatedClearedNotifications20261125182100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cleared_notifications (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        notifications jsonb NOT NULL,
        cleared_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE cleared_notifications');
  }
}
