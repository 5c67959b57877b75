import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions of before count as opened with a password, until a passkey is used in them. */
export class RequiredSecondFactors20261125191100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE policies
        ADD factor_required text NOT NULL DEFAULT 'optional' CONSTRAINT policies_factor_required_check
          CHECK (factor_required IN ('optional', 'admins', 'everyone')),
        ADD factor_from date;
      ALTER TABLE sessions ADD two_factors boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions DROP two_factors;
      ALTER TABLE policies DROP factor_required, DROP factor_from;
    `);
  }
}
