import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row for each person who has changed a rule: `{ "all" or project id: { type: receive } }`. */
export class CreatedNotificationRules20261125182000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notification_rules (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        rules jsonb NOT NULL DEFAULT '{}'
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notification_rules');
  }
}
