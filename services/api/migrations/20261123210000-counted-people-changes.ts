import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts the changes of names and pictures, which responses about many projects contain. A trigger counts the changes of the release
 * before as well. It is deferred, so that transactions lock the counter last.
 */
export class CountedPeopleChanges20261123210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE people_revision (
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        revision bigint NOT NULL DEFAULT 0
      );
      CREATE FUNCTION count_people_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO people_revision (revision) VALUES (1)
        ON CONFLICT (one) DO UPDATE SET revision = people_revision.revision + 1;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER users_changed AFTER UPDATE OF name, email, avatar, initials_avatar ON users
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_people_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER users_changed ON users;
      DROP FUNCTION count_people_change;
      DROP TABLE people_revision;
    `);
  }
}
