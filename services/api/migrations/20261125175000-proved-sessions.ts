import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the person of a session last proved who they are. Sessions of earlier versions have no proof. */
export class ProvedSessions20261125175000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions ADD COLUMN proved_at timestamptz;
      ALTER TABLE sessions ALTER COLUMN proved_at SET DEFAULT now();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN proved_at');
  }
}
