import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row once an admin has changed a policy. */
export class CreatedPolicies20261125191000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE policies (
        id smallint PRIMARY KEY CONSTRAINT policies_id_check CHECK (id = 1),
        registration text CONSTRAINT policies_registration_check
          CHECK (registration IN ('open', 'invited', 'closed')),
        mail_domains text[] NOT NULL DEFAULT '{}'
          CONSTRAINT policies_mail_domains_check CHECK (cardinality(mail_domains) <= 20)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE policies');
  }
}
