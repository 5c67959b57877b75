import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null and false: as before. */
export class AddedPasswordPolicy20261127140000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE policies
        ADD password_min_length smallint,
        ADD refuse_guessable_passwords boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT policies_password_min_length_check CHECK (password_min_length BETWEEN 6 AND 64);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE policies DROP password_min_length, DROP refuse_guessable_passwords');
  }
}
