import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The primary key of a membership is the user, so no one is in two teams. An invitation names an address;
 * `addressee_id` is who may answer it, known at once or when that person registers. The link's token is stored hashed.
 */
export class CreatedTeams20261120090200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE teams (
        id uuid PRIMARY KEY,
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
        created_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE team_memberships (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        team_id uuid NOT NULL REFERENCES teams ON DELETE CASCADE,
        role text NOT NULL DEFAULT 'member' CHECK (role IN ('admin', 'member')),
        joined_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX team_memberships_by_team ON team_memberships (team_id, joined_at);

      CREATE TABLE invitations (
        id uuid PRIMARY KEY,
        team_id uuid NOT NULL REFERENCES teams ON DELETE CASCADE,
        email text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 254 AND email = lower(email)),
        role text NOT NULL DEFAULT 'member' CHECK (role IN ('admin', 'member')),
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'rejected', 'revoked')),
        token_hash bytea UNIQUE CHECK (octet_length(token_hash) = 32),
        invited_by uuid REFERENCES users ON DELETE SET NULL,
        addressee_id uuid REFERENCES users ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        answered_at timestamptz
      );
      CREATE UNIQUE INDEX invitations_one_pending ON invitations (team_id, email) WHERE status = 'pending';
      CREATE INDEX invitations_by_email ON invitations (email) WHERE status = 'pending';
      CREATE INDEX invitations_by_addressee ON invitations (addressee_id);
      CREATE INDEX invitations_by_team ON invitations (team_id, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invitations; DROP TABLE team_memberships; DROP TABLE teams;');
  }
}
