import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The row of a deleted person stays, without personal data, for what they wrote. `former_name` is kept only until a
 * background job has replaced it in texts.
 */
export class DeletedPeople20261125184000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN deleted_at timestamptz, ADD COLUMN former_name text;
      CREATE INDEX users_to_forget ON users (id) WHERE former_name IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN former_name, DROP COLUMN deleted_at');
  }
}
