import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every child of a project is keyed by it first: an id from elsewhere finds nothing, a board lies together, and the
 * column is the natural shard key. Positions compare as code units (`COLLATE "C"`), as JavaScript compares strings;
 * their uniqueness is checked at the end of each statement, so that one UPDATE can renumber a column.
 */
export class CreatedTasks20261120090400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tasks (
        project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
        id uuid NOT NULL,
        title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 255),
        description text NOT NULL DEFAULT '' CHECK (char_length(description) <= 10000),
        status text NOT NULL DEFAULT 'todo' CHECK (status IN ('todo', 'inprogress', 'done')),
        priority text NOT NULL DEFAULT 'medium' CHECK (priority IN ('low', 'medium', 'high')),
        deadline date,
        position text COLLATE "C" NOT NULL CHECK (char_length(position) BETWEEN 1 AND 255),
        version integer NOT NULL DEFAULT 1,
        created_by uuid NOT NULL REFERENCES users,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        search tsvector GENERATED ALWAYS AS (public.search_document(title, description)) STORED,
        PRIMARY KEY (project_id, id),
        CONSTRAINT tasks_position_key UNIQUE (project_id, status, position) DEFERRABLE INITIALLY IMMEDIATE
      ) WITH (fillfactor = 90);
      CREATE INDEX tasks_search ON tasks USING gin (search);
      CREATE INDEX tasks_title_trigrams ON tasks USING gin (public.search_fold(title) public.gin_trgm_ops);

      CREATE TABLE task_assignees (
        project_id uuid NOT NULL,
        task_id uuid NOT NULL,
        user_id uuid NOT NULL,
        role text NOT NULL DEFAULT 'secondary' CHECK (role IN ('primary', 'secondary')),
        ordinal smallint NOT NULL DEFAULT 0,
        PRIMARY KEY (project_id, task_id, user_id),
        FOREIGN KEY (project_id, task_id) REFERENCES tasks ON DELETE CASCADE,
        CONSTRAINT task_assignees_are_members
          FOREIGN KEY (project_id, user_id) REFERENCES project_members ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX task_assignees_one_primary ON task_assignees (project_id, task_id) WHERE role = 'primary';
      CREATE INDEX task_assignees_by_user ON task_assignees (user_id, project_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE task_assignees; DROP TABLE tasks;');
  }
}
