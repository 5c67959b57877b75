import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { AuditService } from '../../platform/audit/index.js';
import type { Config } from '../../platform/config/index.js';
import { Database, type Transaction } from '../../platform/database/index.js';
import { Job, QueueWorkers } from '../../platform/jobs/index.js';
import { Outbound, OutboundFailure } from '../../platform/outbound/index.js';
import { DeliveriesRepository, type ClaimedDelivery, type Try } from './deliveries.repository.js';
import { secondsToNextTry } from './next-try.js';
import { WebhookSecrets } from './webhook-secrets.service.js';
import { WebhookSubscriptions } from './webhook-subscriptions.js';
import { WebhooksRepository, type WebhookTarget } from './webhooks.repository.js';

/** Poll interval, for deliveries left by other processes and for retries. */
const LOOK_EVERY_MS = 5_000;
const HOUR_MS = 3_600_000;
const CONCURRENCY = 8;
/** Longer than the time limit of a delivery may be. */
const LEASE_SECONDS = 120;
const RESPONSE_BYTES = 64 * 1024;
/** "Gone": the receiver wants no more deliveries. */
const GONE = 410;
const LONG_MS = 12 * HOUR_MS;

export const DISABLED = 'The webhook was disabled.';

/**
 * Sends the deliveries of webhooks, in any number of processes. A delivery can arrive twice when a process dies before it has
 * recorded the success; its `webhook-id` stays the same.
 */
@Injectable()
export class WebhookDeliveries implements OnModuleDestroy {
  private readonly logger = new Logger(WebhookDeliveries.name);
  private readonly workers = new QueueWorkers<ClaimedDelivery>({
    name: 'webhooks',
    concurrency: CONCURRENCY,
    claim: () => this.deliveries.claim(LEASE_SECONDS),
    handle: (delivery) => this.deliver(delivery),
  });
  private readonly timeoutMs: number;

  constructor(
    private readonly database: Database,
    private readonly deliveries: DeliveriesRepository,
    private readonly webhooks: WebhooksRepository,
    private readonly subscriptions: WebhookSubscriptions,
    private readonly secrets: WebhookSecrets,
    private readonly outbound: Outbound,
    private readonly audit: AuditService,
    config: ConfigService<Config, true>,
  ) {
    this.timeoutMs = config.get('remoteBackend.timeoutMs', { infer: true });
  }

  @Job({
    name: 'webhooks',
    everyMs: LOOK_EVERY_MS,
    waiting: ({ deliveries }: WebhookDeliveries) => deliveries.countWaiting(),
  })
  async check(): Promise<void> {
    await this.subscriptions.refresh();
    this.workers.check();
  }

  @Job({ name: 'old-webhook-deliveries', everyMs: HOUR_MS })
  removeOld(): Promise<void> {
    return this.deliveries.removeOld();
  }

  wake(): void {
    this.workers.wake();
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.stop();
  }

  private async deliver(delivery: ClaimedDelivery): Promise<void> {
    const webhook = await this.webhooks.target(delivery.webhookId);
    if (!webhook || webhook.disabledAt !== null) return;
    const outcome = await this.send(webhook, delivery);
    // Unfinished: another process sends it once the lease has expired.
    if (this.workers.signal.aborted) return;
    if (outcome.error === null) {
      await this.deliveries.delivered(delivery, outcome);
      return this.webhooks.succeeded(webhook.id);
    }
    this.logger.warn(
      { webhook: webhook.id, delivery: delivery.id, ...outcome },
      'A webhook was not delivered',
    );
    await this.webhooks.failed(webhook.id);
    const pause = outcome.status === GONE ? undefined : secondsToNextTry(delivery.tries);
    if (pause !== undefined) return this.deliveries.postpone(delivery, pause, outcome);
    const isOver = outcome.status === GONE || hasFailedLong(webhook);
    await this.database.transaction(async (tx) => {
      await this.deliveries.giveUp(delivery, outcome);
      if (isOver) await this.disable(tx, webhook);
    });
  }

  private async send(webhook: WebhookTarget, { id, payload }: ClaimedDelivery): Promise<Try> {
    const body = JSON.stringify(payload);
    const signed = this.secrets.headers(webhook, { id, at: new Date(), body });
    if (!signed) return { status: null, error: 'The secret can no longer be read: rotate it.' };
    try {
      const { status } = await this.outbound.send({
        url: new URL(webhook.address),
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signed },
        body,
        timeoutMs: this.timeoutMs,
        maxBytes: RESPONSE_BYTES,
        signal: this.workers.signal,
      });
      const isTaken = status >= 200 && status < 300;
      return { status, error: isTaken ? null : `The response has the status ${status}.` };
    } catch (error) {
      if (!(error instanceof OutboundFailure)) throw error;
      return { status: null, error: error.message };
    }
  }

  private async disable(tx: Transaction, { id, remote, address }: WebhookTarget): Promise<void> {
    if (!(await this.webhooks.disable(tx, id, 'failures'))) return;
    await this.deliveries.giveUpAll(tx, id, DISABLED);
    const details = { action: 'failed', webhook: address };
    await this.audit.record(tx, { kind: 'webhook_changed', address: null, subject: remote, details });
    this.subscriptions.end(id);
  }
}

/** No delivery has succeeded for half a day. */
const hasFailedLong = ({ failingSince }: WebhookTarget): boolean =>
  failingSince !== null && Date.now() - failingSince.getTime() >= LONG_MS;
