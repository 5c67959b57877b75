import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROW_BYTES = 100;

/** Who wrote a value of a project, so that one person can't fill a remote's store; keys and rows count; JSON is kept as text. */
export class CountedStoredValuesOfPeople20261127131000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE remote_project_values
        ALTER COLUMN value TYPE json,
        ADD COLUMN written_by uuid REFERENCES users ON DELETE SET NULL;
      ALTER TABLE remote_person_values ALTER COLUMN value TYPE json;
      UPDATE remote_project_values SET bytes = bytes + octet_length(key) + ${ROW_BYTES};
      UPDATE remote_person_values SET bytes = bytes + octet_length(key) + ${ROW_BYTES};
      CREATE INDEX remote_project_values_by_writer ON remote_project_values (written_by, remote, bytes);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX remote_project_values_by_writer;
      UPDATE remote_project_values SET bytes = bytes - octet_length(key) - ${ROW_BYTES};
      UPDATE remote_person_values SET bytes = bytes - octet_length(key) - ${ROW_BYTES};
      ALTER TABLE remote_person_values ALTER COLUMN value TYPE jsonb;
      ALTER TABLE remote_project_values ALTER COLUMN value TYPE jsonb, DROP COLUMN written_by;
    `);
  }
}
