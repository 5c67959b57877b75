import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who changed what in the registry, who may, and how versions perform. Actors are kept by name too: the journal outlives accounts. */
export class CreatedRemoteJournal20261120141100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE remote_journal (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        actor jsonb NOT NULL,
        remote text NOT NULL,
        action text NOT NULL,
        version text,
        previous text,
        percent smallint,
        reason text,
        revision bigint
      );
      CREATE INDEX remote_journal_by_remote ON remote_journal (remote, id DESC);
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'The journal of the remotes is only added to'; END $$;
      CREATE TRIGGER remote_journal_is_only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON remote_journal
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

      CREATE TABLE remote_tokens (
        id uuid PRIMARY KEY,
        remote text NOT NULL REFERENCES remotes,
        name text NOT NULL,
        hash bytea NOT NULL UNIQUE CHECK (octet_length(hash) = 32),
        created_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz,
        revoked_at timestamptz
      );

      CREATE TABLE remote_beacons (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        remote text NOT NULL,
        version text NOT NULL,
        outcome text NOT NULL,
        stage text NOT NULL,
        duration_ms integer NOT NULL,
        reason text,
        FOREIGN KEY (remote, version) REFERENCES remote_versions
      );
      CREATE INDEX remote_beacons_by_version ON remote_beacons (remote, version, at);
      CREATE INDEX remote_beacons_by_time ON remote_beacons (at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE remote_beacons, remote_tokens, remote_journal;
      DROP FUNCTION refuse_change;
    `);
  }
}
