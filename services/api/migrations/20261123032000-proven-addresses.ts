import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who opened an invitation's link owns the address that it was mailed to. Until now a claimed link lost its token, which
 * tells the invitations that were claimed so; no address counts as proven from before.
 */
export class ProvenAddresses20261123032000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN email_verified_at timestamptz;
      ALTER TABLE invitations ADD COLUMN claimed_by_link boolean NOT NULL DEFAULT false;
      UPDATE invitations SET claimed_by_link = true
      WHERE status = 'pending' AND token_hash IS NULL AND addressee_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invitations DROP COLUMN claimed_by_link;
      ALTER TABLE users DROP COLUMN email_verified_at;
    `);
  }
}
