import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier notifications keep their stored texts: the data they were made of is not known. */
export class DescribedNotifications20261125014000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications ADD COLUMN details jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN details');
  }
}
