import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The registry of remotes: versions that never change, and what is live of them.
 */
export class CreatedRemotes20261120141000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE remote_registry (
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        revision bigint NOT NULL DEFAULT 0
      );

      CREATE TABLE remotes (
        name text PRIMARY KEY CHECK (name ~ '^[a-z][a-z0-9-]{0,39}$'),
        revision bigint NOT NULL DEFAULT 0,
        locked_by text CHECK (locked_by IN ('person', 'token')),
        lock_reason text,
        chosen boolean NOT NULL DEFAULT false
      );
      COMMENT ON COLUMN remotes.chosen IS 'A person or a team has decided what is live: builds that come with an upgrade leave it alone';

      CREATE TABLE remote_files (
        remote text NOT NULL REFERENCES remotes,
        version text NOT NULL,
        path text NOT NULL,
        integrity text NOT NULL,
        size integer NOT NULL,
        PRIMARY KEY (remote, version, path)
      );
      COMMENT ON TABLE remote_files IS 'Uploaded for versions that are not published yet';

      CREATE TABLE remote_versions (
        remote text NOT NULL REFERENCES remotes,
        version text NOT NULL,
        contribution jsonb NOT NULL,
        files jsonb NOT NULL,
        content_hash text NOT NULL,
        size bigint NOT NULL,
        commit text,
        published_at timestamptz NOT NULL DEFAULT now(),
        actor jsonb NOT NULL,
        revoked_reason text,
        PRIMARY KEY (remote, version)
      );
      CREATE INDEX remote_versions_by_time ON remote_versions (remote, published_at DESC);

      CREATE TABLE remote_releases (
        revision bigint PRIMARY KEY,
        remote text NOT NULL,
        version text NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        actor jsonb NOT NULL,
        FOREIGN KEY (remote, version) REFERENCES remote_versions
      );
      CREATE INDEX remote_releases_by_remote ON remote_releases (remote, revision DESC);
      COMMENT ON TABLE remote_releases IS 'What everybody got, a stack for each remote: the last one is live, a rollback takes off what it leaves';

      CREATE TABLE remote_trials (
        remote text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('canary', 'preview')),
        version text NOT NULL,
        percent smallint CHECK (percent BETWEEN 1 AND 99),
        since timestamptz NOT NULL DEFAULT now(),
        actor jsonb NOT NULL,
        PRIMARY KEY (remote, kind),
        FOREIGN KEY (remote, version) REFERENCES remote_versions,
        CHECK ((kind = 'canary') = (percent IS NOT NULL))
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE remote_trials, remote_releases, remote_versions, remote_files, remotes, remote_registry;
    `);
  }
}
