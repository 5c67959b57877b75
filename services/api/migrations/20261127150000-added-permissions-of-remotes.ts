import type { MigrationInterface, QueryRunner } from 'typeorm';

const SYSTEM = `'{"kind": "system", "_id": null, "name": "system"}'`;

/** Versions from before need everything. Remotes that run one keep that permission, which the journal records. */
export class AddedPermissionsOfRemotes20261127150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE remote_versions ADD permissions text[] NOT NULL DEFAULT '{everything}';
      ALTER TABLE remote_journal ADD permissions text[] NOT NULL DEFAULT '{}';
      CREATE TABLE remote_agreements (
        remote text NOT NULL REFERENCES remotes,
        permission text NOT NULL,
        version text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        actor jsonb NOT NULL,
        ended boolean NOT NULL DEFAULT false,
        PRIMARY KEY (remote, permission)
      );
      COMMENT ON COLUMN remote_agreements.ended IS
        'The version that became live for everyone does not need it; a rollback takes it up again';
      INSERT INTO remote_agreements (remote, permission, version, actor)
      SELECT DISTINCT ON (remote) remote, 'everything', version, ${SYSTEM}::jsonb
      FROM (
        SELECT remote, version, revision AS at FROM remote_releases
        UNION ALL SELECT remote, version, 0 FROM remote_trials
      ) running
      ORDER BY remote, at DESC;
      INSERT INTO remote_journal (actor, remote, action, version, reason, permissions)
      SELECT actor, remote, 'agree', version, 'It ran before remotes had permissions', '{everything}'
      FROM remote_agreements ORDER BY remote;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE remote_agreements;
      ALTER TABLE remote_journal DROP permissions;
      ALTER TABLE remote_versions DROP permissions;
    `);
  }
}
