import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions of earlier versions keep their first token until the next proof. */
export class RenewedSessionTokens20261127200100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE sessions ADD renewals integer NOT NULL DEFAULT 0, ADD renewed_at timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP renewals, DROP renewed_at');
  }
}
