import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Earlier hashes have no key, so a short password could be guessed from the hash of its request. They are kept for a day and
 * can't be compared with keyed hashes, so they are deleted together with the stored responses.
 */
export class KeyedIdempotencyHashes20261123031000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM idempotency_keys;');
  }

  async down(): Promise<void> {
    // The deleted rows can't be restored.
  }
}
