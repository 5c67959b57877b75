import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Relations between tasks. Each is one row; both tasks show it. */
export class CreatedTaskRelations20261125171000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE task_relations (
        project_id uuid NOT NULL,
        id uuid NOT NULL,
        from_id uuid NOT NULL,
        to_id uuid NOT NULL,
        kind text NOT NULL
          CONSTRAINT task_relations_kind_check CHECK (kind IN ('blocks', 'parentOf', 'relatesTo', 'duplicateOf')),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (project_id, id),
        CONSTRAINT task_relations_ends_check CHECK (from_id <> to_id),
        FOREIGN KEY (project_id, from_id) REFERENCES tasks ON DELETE CASCADE,
        FOREIGN KEY (project_id, to_id) REFERENCES tasks ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX task_relations_from ON task_relations (project_id, from_id, kind, to_id);
      CREATE INDEX task_relations_to ON task_relations (project_id, to_id, kind);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE task_relations;');
  }
}
