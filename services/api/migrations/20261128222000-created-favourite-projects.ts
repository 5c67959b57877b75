import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The projects that a person has marked as favourites. They go with the membership. */
export class CreatedFavouriteProjects20261128222000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE favourite_projects (
        project_id uuid NOT NULL,
        user_id uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (project_id, user_id),
        FOREIGN KEY (project_id, user_id) REFERENCES project_memberships ON DELETE CASCADE
      );
      CREATE INDEX favourite_projects_by_user ON favourite_projects (user_id, project_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE favourite_projects');
  }
}
