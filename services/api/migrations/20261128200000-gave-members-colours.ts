import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives the members of each team their colours in the order in which they joined. People outside of teams have none. */
export class GaveMembersColours20261128200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN hue text,
        ADD CONSTRAINT users_hue_check CHECK (hue IN
          ('iris', 'rose', 'sky', 'amber', 'teal', 'plum', 'orange', 'green', 'olive', 'sand'));
      -- The trigger would count each person on its own.
      ALTER TABLE users DISABLE TRIGGER users_changed;
      WITH members AS (
        SELECT user_id, (ARRAY['iris', 'rose', 'sky', 'amber', 'teal', 'plum', 'orange', 'green', 'olive', 'sand'])
          [1 + (row_number() OVER (PARTITION BY team_id ORDER BY joined_at, user_id) - 1) % 10] AS hue
        FROM team_memberships
      )
      UPDATE users u SET hue = m.hue, initials_avatar = CASE
        WHEN starts_with(u.initials_avatar, '/api/avatars/initials.svg?') THEN u.initials_avatar || '&hue=' || m.hue
        ELSE u.initials_avatar END
      FROM members m WHERE m.user_id = u.id;
      ALTER TABLE users ENABLE TRIGGER users_changed;
      INSERT INTO people_revision (revision) SELECT 1 WHERE EXISTS (SELECT FROM users WHERE hue IS NOT NULL)
      ON CONFLICT (one) DO UPDATE SET revision = people_revision.revision + 1;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE users SET initials_avatar = regexp_replace(initials_avatar, '&hue=\\w+$', '') WHERE hue IS NOT NULL;
      ALTER TABLE users DROP COLUMN hue;
    `);
  }
}
