import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pictures that people upload of themselves. The row leaves when the person's picture changes in any way, also by the release
 * before; its file is then removed by the sweeper of files.
 */
export class OwnPictures20261124228000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE pictures (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        type text NOT NULL CONSTRAINT pictures_type_check CHECK (type = ANY (ARRAY['image/png', 'image/jpeg'])),
        size integer NOT NULL CONSTRAINT pictures_size_check CHECK (size BETWEEN 1 AND 262144),
        checksum text NOT NULL CONSTRAINT pictures_checksum_check CHECK (char_length(checksum) <= 128),
        storage_key text NOT NULL CONSTRAINT pictures_storage_key_key UNIQUE
          CONSTRAINT pictures_storage_key_check CHECK (char_length(storage_key) BETWEEN 16 AND 200),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX pictures_by_user ON pictures (user_id);

      CREATE FUNCTION discard_picture() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO discarded_files (storage_key, uploader_id, size)
          VALUES (OLD.storage_key, OLD.user_id, OLD.size) ON CONFLICT DO NOTHING;
          RETURN NULL;
        END $$;
      CREATE TRIGGER pictures_discarded AFTER DELETE ON pictures
        FOR EACH ROW EXECUTE FUNCTION discard_picture();

      CREATE FUNCTION replace_picture() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          DELETE FROM pictures WHERE user_id = NEW.id AND NEW.avatar IS DISTINCT FROM '/api/avatars/' || id::text;
          RETURN NULL;
        END $$;
      CREATE TRIGGER users_picture_replaced AFTER UPDATE OF avatar ON users FOR EACH ROW
        WHEN (OLD.avatar IS DISTINCT FROM NEW.avatar) EXECUTE FUNCTION replace_picture();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER users_picture_replaced ON users;
      DROP FUNCTION replace_picture;
      DROP TABLE pictures;
      DROP FUNCTION discard_picture;
    `);
  }
}
