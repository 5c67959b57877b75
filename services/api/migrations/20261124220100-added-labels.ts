import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tasks have the ids of their labels in a column, so that a board needs no further join. */
export class AddedLabels20261124220100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE labels (
        project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
        id uuid NOT NULL,
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
        color text NOT NULL CHECK (
          color IN ('iris', 'rose', 'sky', 'amber', 'teal', 'plum', 'orange', 'green', 'olive', 'sand')),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (project_id, id)
      );
      CREATE UNIQUE INDEX labels_by_name ON labels (project_id, lower(name));
      ALTER TABLE tasks ADD COLUMN labels uuid[] NOT NULL DEFAULT '{}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tasks DROP COLUMN labels;
      DROP TABLE labels;
    `);
  }
}
