import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null: the value of the environment, as before. */
export class AddedQuotasOfAdmins20261126100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE policies
        ADD quota_person bigint,
        ADD quota_project bigint,
        ADD quota_installation bigint,
        ADD CONSTRAINT policies_quotas_check CHECK (LEAST(quota_person, quota_project, quota_installation) > 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE policies DROP quota_person, DROP quota_project, DROP quota_installation');
  }
}
