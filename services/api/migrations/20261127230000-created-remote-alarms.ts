import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One open alarm for each remote and measure; resolved ones are kept for 14 days. */
export class CreatedRemoteAlarms20261127230000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE remote_alarms (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        remote text NOT NULL REFERENCES remotes,
        version text NOT NULL,
        measure text NOT NULL CONSTRAINT remote_alarms_measure_check CHECK (measure IN ('failures', 'errors', 'inp')),
        people integer NOT NULL,
        affected integer NOT NULL,
        raised_at timestamptz NOT NULL DEFAULT now(),
        resolved_at timestamptz
      );
      CREATE INDEX remote_alarms_by_remote ON remote_alarms (remote, raised_at);
      CREATE UNIQUE INDEX remote_alarms_open ON remote_alarms (remote, measure) WHERE resolved_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE remote_alarms');
  }
}
