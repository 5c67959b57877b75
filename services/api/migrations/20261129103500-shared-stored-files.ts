import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Copies of an attachment share its stored file. Each deleted one discards the file again, from that moment on: the sweeper keeps
 * it while an attachment needs it, and a backup finds it for an hour after the last one is gone.
 */
export class SharedStoredFiles20261129103500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE attachments DROP CONSTRAINT attachments_storage_key_key;
      CREATE INDEX attachments_by_storage_key ON attachments (storage_key);
      CREATE OR REPLACE FUNCTION discard_attached_file() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO discarded_files (storage_key, uploader_id, size)
          VALUES (OLD.storage_key, OLD.uploader_id, OLD.size)
          ON CONFLICT (storage_key) DO UPDATE SET discarded_at = now();
          RETURN NULL;
        END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION discard_attached_file() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO discarded_files (storage_key, uploader_id, size)
          VALUES (OLD.storage_key, OLD.uploader_id, OLD.size) ON CONFLICT DO NOTHING;
          RETURN NULL;
        END $$;
      DROP INDEX attachments_by_storage_key;
      ALTER TABLE attachments ADD CONSTRAINT attachments_storage_key_key UNIQUE (storage_key);
    `);
  }
}
