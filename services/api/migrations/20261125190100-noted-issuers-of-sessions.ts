import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The provider through which a session was opened, for the sign-out there. */
export class NotedIssuersOfSessions20261125190100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sessions ADD COLUMN issuer text CHECK (char_length(issuer) <= 500)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN issuer');
  }
}
