import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddedEditedComments20261125011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE comments ADD COLUMN edited_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE comments DROP COLUMN edited_at');
  }
}
