import type { MigrationInterface, QueryRunner } from 'typeorm';

/** False: as before. */
export class AddedCodePolicy20261127200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE policies ADD strict_codes boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE policies DROP strict_codes');
  }
}
