import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A comment in the trash changes its task; its reactions follow it there and back. */
export class CreatedCommentReactions20261125173000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE comments ADD COLUMN version integer NOT NULL DEFAULT 1;
      CREATE TABLE comment_reactions (
        project_id uuid NOT NULL,
        task_id uuid NOT NULL,
        comment_id uuid NOT NULL,
        emoji text NOT NULL CONSTRAINT comment_reactions_emoji_check CHECK (emoji IN ('👍', '❤️', '🎉', '😄', '😕', '👀')),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (project_id, task_id, comment_id, emoji, user_id),
        FOREIGN KEY (project_id, task_id, comment_id) REFERENCES comments (project_id, task_id, id)
          ON UPDATE CASCADE ON DELETE CASCADE
      );
      CREATE INDEX comment_reactions_by_user ON comment_reactions (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE comment_reactions; ALTER TABLE comments DROP COLUMN version;');
  }
}
