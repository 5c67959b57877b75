import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sizes of the files of the installation, of each person and of each project, counted with every statement that adds or removes
 * attachments, also by a cascade. The row of the installation is locked first by all of them, so they can't deadlock, and what a
 * transaction reads of these rows after its insert is true until it commits: quotas rest on that.
 * `discarded_files` knows whose they are, since they lie on the disk for a while after they are deleted.
 */
export class CountedStoredBytes20261123035200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE storage_usage (
        kind text NOT NULL CHECK (kind IN ('installation', 'person', 'project')),
        subject uuid NOT NULL,
        bytes bigint NOT NULL,
        files integer NOT NULL,
        PRIMARY KEY (kind, subject)
      );
      COMMENT ON COLUMN storage_usage.subject IS 'The person or the project; all zeros for the installation';

      CREATE FUNCTION count_stored_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          sign integer := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
        BEGIN
          IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
          INSERT INTO storage_usage AS u (kind, subject, bytes, files)
          SELECT s.kind, s.subject, sign * sum(c.size), sign * count(*)
          FROM changed c, LATERAL (VALUES ('installation', '00000000-0000-0000-0000-000000000000'::uuid),
            ('person', c.uploader_id), ('project', c.project_id)) AS s (kind, subject)
          GROUP BY s.kind, s.subject ORDER BY s.kind, s.subject
          ON CONFLICT (kind, subject) DO UPDATE
            SET bytes = u.bytes + excluded.bytes, files = u.files + excluded.files;
          IF TG_OP = 'DELETE' THEN
            DELETE FROM storage_usage u WHERE u.kind = 'project' AND u.files = 0
              AND u.subject IN (SELECT project_id FROM changed);
          END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER attachments_counted AFTER INSERT ON attachments
        REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_stored_bytes();
      CREATE TRIGGER attachments_uncounted AFTER DELETE ON attachments
        REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_stored_bytes();

      INSERT INTO storage_usage (kind, subject, bytes, files)
      SELECT s.kind, s.subject, sum(a.size), count(*)
      FROM attachments a, LATERAL (VALUES ('installation', '00000000-0000-0000-0000-000000000000'::uuid),
        ('person', a.uploader_id), ('project', a.project_id)) AS s (kind, subject)
      GROUP BY s.kind, s.subject;

      ALTER TABLE discarded_files ADD COLUMN uploader_id uuid, ADD COLUMN size integer NOT NULL DEFAULT 0;
      CREATE INDEX discarded_files_by_uploader ON discarded_files (uploader_id);
      CREATE INDEX discarded_files_by_age ON discarded_files (discarded_at);
      CREATE OR REPLACE FUNCTION discard_attached_file() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO discarded_files (storage_key, uploader_id, size)
          VALUES (OLD.storage_key, OLD.uploader_id, OLD.size) ON CONFLICT DO NOTHING;
          RETURN NULL;
        END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION discard_attached_file() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO discarded_files (storage_key) VALUES (OLD.storage_key) ON CONFLICT DO NOTHING;
          RETURN NULL;
        END $$;
      ALTER TABLE discarded_files DROP COLUMN uploader_id, DROP COLUMN size;
      DROP INDEX discarded_files_by_age;
      DROP TRIGGER attachments_counted ON attachments;
      DROP TRIGGER attachments_uncounted ON attachments;
      DROP FUNCTION count_stored_bytes;
      DROP TABLE storage_usage;
    `);
  }
}
