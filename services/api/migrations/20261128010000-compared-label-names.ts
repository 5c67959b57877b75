import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Label names are compared regardless of case and Unicode normal form, as `labelKey` of the contracts does. In a database
 * without these rules, several labels of a project may have one name: the oldest keeps it, and each other one gets the next
 * free number, so that no task loses a label.
 */
export class ComparedLabelNames20261128010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION label_key(name text) RETURNS text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        AS $$ SELECT translate(lower(normalize(btrim(name), NFKC)), 'ς', 'σ') $$;

      DROP INDEX labels_by_name;

      DO $$
        DECLARE
          duplicate record;
          number int;
          free text;
        BEGIN
          FOR duplicate IN
            SELECT * FROM (
              SELECT project_id, id, name, row_number() OVER (
                PARTITION BY project_id, public.label_key(name) ORDER BY created_at, id) AS nth
              FROM labels) numbered
            WHERE nth > 1 ORDER BY project_id, nth, id
          LOOP
            number := 2;
            LOOP
              free := left(duplicate.name, 40 - length(format(' (%s)', number))) || format(' (%s)', number);
              EXIT WHEN NOT EXISTS (
                SELECT FROM labels
                WHERE project_id = duplicate.project_id AND public.label_key(name) = public.label_key(free));
              number := number + 1;
            END LOOP;
            UPDATE labels SET name = free WHERE project_id = duplicate.project_id AND id = duplicate.id;
          END LOOP;
        END
      $$;

      CREATE UNIQUE INDEX labels_by_name ON labels (project_id, public.label_key(name));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX labels_by_name;
      CREATE UNIQUE INDEX labels_by_name ON labels (project_id, lower(name));
      DROP FUNCTION label_key;
    `);
  }
}
