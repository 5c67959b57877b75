import { Injectable } from '@nestjs/common';
import {
  LIMITS,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookCreate,
  type WebhookCreated,
  type WebhookDelivery,
  type WebhookUpdate,
} from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { AuditService } from '../../platform/audit/index.js';
import { Database, type Transaction } from '../../platform/database/index.js';
import { notFound, type Caller } from '../../platform/http/index.js';
import { Outbound } from '../../platform/outbound/index.js';
import { RegistryRepository } from '../remotes/index.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { DISABLED, WebhookDeliveries } from './webhook-deliveries.service.js';
import { WebhookSecrets } from './webhook-secrets.service.js';
import { WebhookSubscriptions } from './webhook-subscriptions.js';
import { forbiddenWebhook, noEvents, tooManyWebhooks } from './webhook.errors.js';
import { WebhooksRepository } from './webhooks.repository.js';

/** How long the secret before a rotation signs as well. */
const ROTATION_HOURS = 24;

type Action = 'created' | 'changed' | 'enabled' | 'disabled' | 'rotated' | 'deleted' | 'redelivered';

/** The webhooks of remotes, as admins manage them. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly registry: RegistryRepository,
    private readonly secrets: WebhookSecrets,
    private readonly subscriptions: WebhookSubscriptions,
    private readonly worker: WebhookDeliveries,
    private readonly outbound: Outbound,
    private readonly audit: AuditService,
  ) {}

  list(remote: string): Promise<Webhook[]> {
    return this.webhooks.list(remote);
  }

  /** @throws 400 for an address that is not allowed, 409 when the remote has the maximum */
  async create(caller: Caller, remote: string, { address, events }: WebhookCreate): Promise<WebhookCreated> {
    if (events.length === 0) throw noEvents();
    if (this.outbound.refusalOf(address)) throw forbiddenWebhook();
    const id = uuid();
    const { secret, sealed } = this.secrets.create(id);
    await this.database.transaction(async (tx) => {
      // Locked, so that requests at the same time don't exceed the limit.
      if (!(await this.registry.lock(tx, remote))) throw notFound();
      if ((await this.webhooks.count(tx, remote)) >= LIMITS.webhooks) throw tooManyWebhooks(remote);
      const createdBy = caller._id;
      await this.webhooks.insert(tx, {
        id,
        remote,
        address,
        events: inOrder(events),
        secret: sealed,
        createdBy,
      });
      await this.record(tx, caller, remote, 'created', address);
    });
    await this.subscriptions.refresh();
    return { webhook: await this.find(remote, id), secret };
  }

  async update(
    caller: Caller,
    remote: string,
    id: string,
    { events, enabled }: WebhookUpdate,
  ): Promise<Webhook> {
    if (events?.length === 0) throw noEvents();
    const { address, disabledAt } = await this.find(remote, id);
    await this.database.transaction(async (tx) => {
      if (events) {
        await this.webhooks.setEvents(tx, id, inOrder(events));
        await this.record(tx, caller, remote, 'changed', address);
      }
      if (enabled === undefined || enabled === (disabledAt === null)) return;
      if (enabled) await this.webhooks.enable(tx, id);
      else {
        await this.webhooks.disable(tx, id, 'admin');
        await this.deliveries.giveUpAll(tx, id, DISABLED);
      }
      await this.record(tx, caller, remote, enabled ? 'enabled' : 'disabled', address);
    });
    await this.subscriptions.refresh();
    return this.find(remote, id);
  }

  /** The secret until now signs for a day more, so that the receiver can be changed in between. */
  async rotate(caller: Caller, remote: string, id: string): Promise<WebhookCreated> {
    const webhook = await this.find(remote, id);
    const { secret, sealed } = this.secrets.create(id);
    await this.database.transaction(async (tx) => {
      await this.webhooks.rotate(tx, id, sealed, ROTATION_HOURS);
      await this.record(tx, caller, remote, 'rotated', webhook.address);
    });
    return { webhook, secret };
  }

  async delete(caller: Caller, remote: string, id: string): Promise<void> {
    const { address } = await this.find(remote, id);
    await this.database.transaction(async (tx) => {
      await this.webhooks.delete(tx, id);
      await this.deliveries.drop(tx, id);
      await this.record(tx, caller, remote, 'deleted', address);
    });
    await this.subscriptions.refresh();
  }

  async log(remote: string, id: string): Promise<WebhookDelivery[]> {
    await this.find(remote, id);
    return this.deliveries.list(id);
  }

  /** Sends a finished delivery again. */
  async redeliver(caller: Caller, remote: string, id: string, deliveryId: string): Promise<void> {
    const { address } = await this.find(remote, id);
    await this.database.transaction(async (tx) => {
      if (!(await this.deliveries.again(tx, id, deliveryId))) throw notFound();
      await this.record(tx, caller, remote, 'redelivered', address);
    });
    this.worker.wake();
  }

  private async find(remote: string, id: string): Promise<Webhook> {
    const [webhook] = await this.webhooks.list(remote, id);
    if (!webhook) throw notFound();
    return webhook;
  }

  private record(
    tx: Transaction,
    { _id: actorId, address }: Caller,
    subject: string,
    action: Action,
    webhook: string,
  ): Promise<void> {
    const details = { action, webhook };
    return this.audit.record(tx, { kind: 'webhook_changed', address, actorId, subject, details });
  }
}

const inOrder = (events: WebhookCreate['events']) => WEBHOOK_EVENTS.filter((event) => events.includes(event));
