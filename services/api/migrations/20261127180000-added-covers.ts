import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A card can show one of the task's pictures; a small version of it is kept beside the file. */
export class AddedCovers20261127180000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tasks ADD COLUMN cover uuid;
      ALTER TABLE attachments ADD COLUMN small bytea
        CONSTRAINT attachments_small_check CHECK (octet_length(small) BETWEEN 1 AND 32768);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE attachments DROP COLUMN small;
      ALTER TABLE tasks DROP COLUMN cover;
    `);
  }
}
