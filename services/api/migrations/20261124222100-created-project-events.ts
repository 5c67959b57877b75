import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatedProjectEvents20261124222100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE project_events (
        project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
        revision bigint NOT NULL,
        type text NOT NULL CONSTRAINT project_events_type_check CHECK (char_length(type) <= 40),
        actor_id uuid REFERENCES users ON DELETE SET NULL,
        task_id uuid,
        task_title text,
        data jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (project_id, revision)
      );
      CREATE INDEX project_events_by_task ON project_events (project_id, task_id, revision) WHERE task_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE project_events');
  }
}
