import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME = 'Deleted person';
const TABLES = ['remote_versions', 'remote_releases', 'remote_trials', 'remote_agreements', 'remote_journal'];

/** The registry kept the names of deleted people. The journal stays append-only, except for the name of one. */
export class RenamedPeopleInTheJournal20261127251000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER remote_journal_is_only_added_to ON remote_journal;
      CREATE TRIGGER remote_journal_is_not_deleted BEFORE DELETE OR TRUNCATE ON remote_journal
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE FUNCTION refuse_other_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF to_jsonb(NEW) = to_jsonb(OLD) || jsonb_build_object('actor', OLD.actor || '{"name": "${NAME}"}')
            AND OLD.actor->>'kind' = 'person'
            AND EXISTS (SELECT FROM users WHERE id::text = OLD.actor->>'_id' AND deleted_at IS NOT NULL)
          THEN RETURN NEW; END IF;
          RAISE EXCEPTION 'The journal of the remotes is only added to';
        END $$;
      CREATE TRIGGER remote_journal_is_only_added_to BEFORE UPDATE ON remote_journal
        FOR EACH ROW EXECUTE FUNCTION refuse_other_change();
    `);
    for (const table of TABLES)
      await runner.query(`
        UPDATE ${table} SET actor = actor || '{"name": "${NAME}"}'
        WHERE actor->>'kind' = 'person' AND actor->>'name' <> '${NAME}'
          AND actor->>'_id' IN (SELECT id::text FROM users WHERE deleted_at IS NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER remote_journal_is_only_added_to ON remote_journal;
      DROP TRIGGER remote_journal_is_not_deleted ON remote_journal;
      DROP FUNCTION refuse_other_change;
      CREATE TRIGGER remote_journal_is_only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON remote_journal
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }
}
