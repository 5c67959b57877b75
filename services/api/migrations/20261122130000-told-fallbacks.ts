import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records which version could not run when the previous one is loaded instead. There are few, so the index is small. */
export class ToldFallbacks20261122130000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE remote_beacons ADD COLUMN instead_of text;
      CREATE INDEX remote_beacons_by_fallback ON remote_beacons (remote, instead_of, at) WHERE instead_of IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE remote_beacons DROP COLUMN instead_of;');
  }
}
