import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Earlier hashes have no key, so a short password could be guessed from that of its request. They live for a day and can't be
 * compared with keyed ones: they go, and with them what was answered.
 */
export class KeyedIdempotencyHashes20261123031000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM idempotency_keys;');
  }

  async down(): Promise<void> {
    // What was deleted can't be told any more.
  }
}
