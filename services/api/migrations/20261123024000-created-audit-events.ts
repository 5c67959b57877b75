import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who did what to whom, from where. No foreign keys: an event outlives the account, team or remote that it names.
 * Events with the same `merge_key` in the same hour share a row and are counted.
 */
export class CreatedAuditEvents20261123024000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_events (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (char_length(kind) BETWEEN 1 AND 40),
        at timestamptz NOT NULL DEFAULT now(),
        last_at timestamptz NOT NULL DEFAULT now(),
        hour timestamptz NOT NULL,
        merge_key text,
        count integer NOT NULL DEFAULT 1 CHECK (count > 0),
        actor_id uuid,
        person_id uuid,
        team_id uuid,
        subject text CHECK (char_length(subject) <= 300),
        address text CHECK (char_length(address) <= 64),
        details jsonb NOT NULL DEFAULT '{}' CHECK (octet_length(details::text) <= 2000)
      );
      CREATE UNIQUE INDEX audit_events_merged ON audit_events (hour, merge_key);
      CREATE INDEX audit_events_by_hour ON audit_events (kind, hour, address);
      CREATE INDEX audit_events_by_team ON audit_events (team_id, at, id);
      CREATE INDEX audit_events_by_time ON audit_events (at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_events;');
  }
}
