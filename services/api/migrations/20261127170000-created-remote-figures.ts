import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `remote_counts` is limited by the versions, the hours and the buckets of two weeks, `remote_errors` to 100 rows of a version,
 * `remote_source_maps` to the scripts of kept versions.
 */
export class CreatedRemoteFigures20261127170000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE remote_beacons
        DROP CONSTRAINT remote_beacons_state_check,
        ADD CONSTRAINT remote_beacons_state_check
          CHECK (state IN ('ready', 'failed', 'fallback', 'late-error', 'long-task', 'lcp', 'inp', 'cls'));
      CREATE TABLE remote_counts (
        remote text NOT NULL,
        version text NOT NULL,
        measure text NOT NULL,
        period timestamptz NOT NULL,
        bucket smallint NOT NULL,
        people integer NOT NULL,
        PRIMARY KEY (remote, version, measure, period, bucket),
        FOREIGN KEY (remote, version) REFERENCES remote_versions (remote, version)
      );
      CREATE INDEX remote_counts_by_time ON remote_counts (period);
      CREATE TABLE remote_errors (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        remote text NOT NULL,
        version text NOT NULL,
        fingerprint text NOT NULL,
        message text NOT NULL,
        stack text NOT NULL,
        reference text,
        count integer NOT NULL DEFAULT 1,
        first_at timestamptz NOT NULL DEFAULT now(),
        last_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT remote_errors_by_fingerprint UNIQUE (remote, version, fingerprint),
        FOREIGN KEY (remote, version) REFERENCES remote_versions (remote, version)
      );
      CREATE INDEX remote_errors_by_time ON remote_errors (last_at);
      CREATE TABLE remote_error_people (
        error_id bigint NOT NULL REFERENCES remote_errors ON DELETE CASCADE,
        person uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        PRIMARY KEY (error_id, person)
      );
      CREATE INDEX remote_error_people_by_person ON remote_error_people (person);
      CREATE TABLE remote_source_maps (
        remote text NOT NULL,
        version text NOT NULL,
        path text NOT NULL,
        content bytea NOT NULL,
        bytes integer NOT NULL,
        PRIMARY KEY (remote, version, path),
        FOREIGN KEY (remote, version) REFERENCES remote_versions (remote, version)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE remote_source_maps;
      DROP TABLE remote_error_people;
      DROP TABLE remote_errors;
      DROP TABLE remote_counts;
      DELETE FROM remote_beacons WHERE state IN ('lcp', 'inp', 'cls');
      ALTER TABLE remote_beacons
        DROP CONSTRAINT remote_beacons_state_check,
        ADD CONSTRAINT remote_beacons_state_check
          CHECK (state IN ('ready', 'failed', 'fallback', 'late-error', 'long-task'));
    `);
  }
}
