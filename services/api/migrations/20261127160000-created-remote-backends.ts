import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Limited in number: an address stays while a stored version declares it, and a key for 91 days. */
export class CreatedRemoteBackends20261127160000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE remote_backends (
        remote text NOT NULL REFERENCES remotes,
        address text NOT NULL CONSTRAINT remote_backends_address_check CHECK (char_length(address) <= 300),
        agreed_at timestamptz NOT NULL DEFAULT now(),
        agreed_by uuid REFERENCES users ON DELETE SET NULL,
        PRIMARY KEY (remote, address)
      );
      CREATE TABLE signing_keys (
        id text PRIMARY KEY,
        public_key jsonb NOT NULL,
        private_key text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE signing_keys; DROP TABLE remote_backends');
  }
}
