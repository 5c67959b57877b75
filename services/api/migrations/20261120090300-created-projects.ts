import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The owner is a column, so that there is always exactly one; the deferred foreign key keeps the owner among the
 * members. `revision` counts committed changes to the project and everything in it, `version` those to its own fields.
 */
export class CreatedProjects20261120090300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE projects (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES users,
        title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 255),
        description text NOT NULL DEFAULT '' CHECK (char_length(description) <= 10000),
        status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'completed', 'on-hold', 'cancelled')),
        deadline date,
        version integer NOT NULL DEFAULT 1,
        revision bigint NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        search tsvector GENERATED ALWAYS AS (public.search_document(title, description)) STORED
      ) WITH (fillfactor = 80);
      CREATE INDEX projects_search ON projects USING gin (search);
      CREATE INDEX projects_title_trigrams ON projects USING gin (public.search_fold(title) public.gin_trgm_ops);

      CREATE TABLE project_members (
        project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        joined_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (project_id, user_id)
      );
      CREATE INDEX project_members_by_user ON project_members (user_id, project_id);

      ALTER TABLE projects ADD CONSTRAINT projects_owner_is_member
        FOREIGN KEY (id, owner_id) REFERENCES project_members (project_id, user_id) DEFERRABLE INITIALLY DEFERRED;
      CREATE INDEX projects_by_owner ON projects (owner_id);

      CREATE TABLE project_changes (
        project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
        revision bigint NOT NULL,
        event text NOT NULL CHECK (char_length(event) <= 40),
        data jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (project_id, revision)
      );
      CREATE INDEX project_changes_by_age ON project_changes (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE project_changes;
      ALTER TABLE projects DROP CONSTRAINT projects_owner_is_member;
      DROP TABLE project_members;
      DROP TABLE projects;
    `);
  }
}
