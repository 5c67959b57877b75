import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An invitation whose link an admin has copied: opening it proves no address. */
export class MarkedHandedOutInvitations20261129080000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invitations ADD COLUMN handed_out boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invitations DROP COLUMN handed_out');
  }
}
