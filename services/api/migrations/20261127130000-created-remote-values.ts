import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Limited in number and size for each project and person, and in size for each remote. */
export class CreatedRemoteValues20261127130000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE remote_project_values (
        project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
        remote text NOT NULL REFERENCES remotes,
        key text NOT NULL,
        value jsonb NOT NULL,
        bytes integer NOT NULL,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (project_id, remote, key)
      );
      CREATE INDEX remote_project_values_by_remote ON remote_project_values (remote, bytes);
      CREATE TABLE remote_person_values (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        remote text NOT NULL REFERENCES remotes,
        key text NOT NULL,
        value jsonb NOT NULL,
        bytes integer NOT NULL,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, remote, key)
      );
      CREATE INDEX remote_person_values_by_remote ON remote_person_values (remote, bytes);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE remote_person_values; DROP TABLE remote_project_values');
  }
}
