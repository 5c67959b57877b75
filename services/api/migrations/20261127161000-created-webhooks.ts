import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks are limited in number for each remote; deliveries are kept for 7 days, and at most 10,000 of a webhook. */
export class CreatedWebhooks20261127161000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE remote_webhooks (
        id uuid PRIMARY KEY,
        remote text NOT NULL REFERENCES remotes,
        address text NOT NULL CONSTRAINT remote_webhooks_address_check CHECK (char_length(address) <= 300),
        events text[] NOT NULL CONSTRAINT remote_webhooks_events_check CHECK (cardinality(events) > 0),
        secret text NOT NULL,
        previous_secret text,
        previous_until timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by uuid REFERENCES users ON DELETE SET NULL,
        failing_since timestamptz,
        disabled_at timestamptz,
        disabled_by text CONSTRAINT remote_webhooks_disabled_by_check CHECK (disabled_by IN ('admin', 'failures')),
        CONSTRAINT remote_webhooks_disabled_check CHECK ((disabled_at IS NULL) = (disabled_by IS NULL))
      );
      CREATE INDEX remote_webhooks_by_remote ON remote_webhooks (remote);
      CREATE TABLE webhook_deliveries (
        id uuid PRIMARY KEY,
        webhook_id uuid NOT NULL,
        event text NOT NULL,
        payload jsonb NOT NULL,
        tries smallint NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now(),
        claimed_until timestamptz,
        delivered_at timestamptz,
        failed_at timestamptz,
        status smallint,
        error text CONSTRAINT webhook_deliveries_error_check CHECK (char_length(error) <= 300),
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT webhook_deliveries_finished_check CHECK (delivered_at IS NULL OR failed_at IS NULL)
      );
      CREATE INDEX webhook_deliveries_by_time ON webhook_deliveries (created_at);
      CREATE INDEX webhook_deliveries_by_webhook ON webhook_deliveries (webhook_id, id);
      CREATE INDEX webhook_deliveries_due ON webhook_deliveries (due_at)
        WHERE delivered_at IS NULL AND failed_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhook_deliveries; DROP TABLE remote_webhooks');
  }
}
