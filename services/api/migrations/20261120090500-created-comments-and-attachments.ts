import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Both stay under their author's name when that person leaves the project, so they reference users, not members.
 * A deleted attachment, however it was deleted (also by the cascade of its task or project), leaves its storage key in
 * `discarded_files`, from which a sweeper removes the file.
 */
export class CreatedCommentsAndAttachments20261120090500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE comments (
        project_id uuid NOT NULL,
        task_id uuid NOT NULL,
        id uuid NOT NULL,
        author_id uuid NOT NULL REFERENCES users,
        content text NOT NULL CHECK (char_length(content) BETWEEN 1 AND 10000),
        created_at timestamptz NOT NULL DEFAULT now(),
        search tsvector GENERATED ALWAYS AS (public.search_document(NULL, content)) STORED,
        PRIMARY KEY (project_id, task_id, id),
        FOREIGN KEY (project_id, task_id) REFERENCES tasks ON DELETE CASCADE
      );
      CREATE INDEX comments_search ON comments USING gin (search);

      CREATE TABLE attachments (
        project_id uuid NOT NULL,
        task_id uuid NOT NULL,
        id uuid NOT NULL,
        uploader_id uuid NOT NULL REFERENCES users,
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 255),
        type text NOT NULL CHECK (char_length(type) <= 100),
        size integer NOT NULL CHECK (size >= 0 AND size < 10485760),
        checksum text NOT NULL CHECK (char_length(checksum) <= 128),
        storage_key text NOT NULL CHECK (char_length(storage_key) BETWEEN 16 AND 200),
        created_at timestamptz NOT NULL DEFAULT now(),
        search tsvector GENERATED ALWAYS AS (public.search_document(name, NULL)) STORED,
        PRIMARY KEY (project_id, task_id, id),
        CONSTRAINT attachments_id_key UNIQUE (id),
        CONSTRAINT attachments_storage_key_key UNIQUE (storage_key),
        FOREIGN KEY (project_id, task_id) REFERENCES tasks ON DELETE CASCADE
      );
      CREATE INDEX attachments_search ON attachments USING gin (search);
      CREATE INDEX attachments_name_trigrams ON attachments USING gin (public.search_fold(name) public.gin_trgm_ops);

      CREATE TABLE discarded_files (
        storage_key text PRIMARY KEY,
        discarded_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE FUNCTION discard_attached_file() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO discarded_files (storage_key) VALUES (OLD.storage_key) ON CONFLICT DO NOTHING;
          RETURN NULL;
        END $$;
      CREATE TRIGGER attachments_discard_file AFTER DELETE ON attachments
        FOR EACH ROW EXECUTE FUNCTION discard_attached_file();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE attachments;
      DROP FUNCTION discard_attached_file;
      DROP TABLE discarded_files;
      DROP TABLE comments;
    `);
  }
}
