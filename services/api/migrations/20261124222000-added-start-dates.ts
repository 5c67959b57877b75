import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddedStartDates20261124222000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tasks ADD COLUMN start_date date,
        ADD CONSTRAINT tasks_start_check CHECK (start_date <= deadline);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tasks DROP COLUMN start_date');
  }
}
