import { Injectable } from '@nestjs/common';
import {
  LIMITS,
  type RemoteWebhookPayload,
  type WebhookDelivery,
  type WebhookPayload,
} from '@taskloom/contracts';
import { Any, IsNull, Not, type UpdateQueryBuilder } from 'typeorm';
import { v7 as uuid } from 'uuid';
import {
  Database,
  deleteSome,
  now,
  olderThan,
  past,
  type Transaction,
} from '../../platform/database/index.js';
import { RemoteWebhookEntity } from './remote-webhook.entity.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';

const KEPT_SECONDS = 7 * 86_400;
/** Deliveries of one webhook that are kept. */
const MOST = 10_000;
const STEP = 1_000;
/** Characters of an error. */
const LONGEST = 300;

const UNFINISHED = { deliveredAt: IsNull(), failedAt: IsNull() };

export interface ClaimedDelivery {
  id: string;
  webhookId: string;
  payload: RemoteWebhookPayload | WebhookPayload;
  /** Including the current one. */
  tries: number;
  createdAt: Date;
}

/** How a try ended: the status of the response, if there was one, and what was wrong. */
export interface Try {
  status: number | null;
  error: string | null;
}

/** The deliveries of webhooks: a queue, and their log. */
@Injectable()
export class DeliveriesRepository {
  constructor(private readonly database: Database) {}

  async insert(
    { manager }: Transaction,
    webhookIds: string[],
    payload: RemoteWebhookPayload | WebhookPayload,
  ): Promise<void> {
    const rows = webhookIds.map((webhookId) => ({ id: uuid(), webhookId, event: payload.type, payload }));
    await manager.insert(WebhookDeliveryEntity, rows);
  }

  /**
   * Claims a due delivery for this worker, across all processes, until the lease expires. A webhook gets one delivery after
   * the other, so that a slow one holds one worker.
   */
  claim(leaseSeconds: number): Promise<ClaimedDelivery | undefined> {
    return this.database.write(async (manager) => {
      const enabled = manager
        .createQueryBuilder(RemoteWebhookEntity, 'w')
        .select('1')
        .where('w.id = d.webhook_id AND w.disabled_at IS NULL');
      const running = manager
        .createQueryBuilder(WebhookDeliveryEntity, 'r')
        .select('1')
        .where('r.webhook_id = d.webhook_id AND r.claimed_until > now()')
        .andWhere('r.delivered_at IS NULL AND r.failed_at IS NULL');
      const due = manager
        .createQueryBuilder(WebhookDeliveryEntity, 'd')
        .select('d.id')
        .where({ ...UNFINISHED, dueAt: past() })
        // Of the row itself, because PostgreSQL checks it again on the version that another worker has just claimed.
        .andWhere('(d.claimed_until IS NULL OR d.claimed_until <= now())')
        .andWhere(`EXISTS (${enabled.getQuery()})`)
        .andWhere(`NOT EXISTS (${running.getQuery()})`)
        .orderBy('d.dueAt')
        .addOrderBy('d.id')
        .limit(1)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked');
      const { raw } = await manager
        .createQueryBuilder()
        .update(WebhookDeliveryEntity)
        .set({ tries: () => 'tries + 1', claimedUntil: () => 'now() + make_interval(secs => :lease)' })
        .where(`id = (${due.getQuery()})`)
        .setParameters({ ...due.getParameters(), lease: leaseSeconds })
        .returning('id, webhook_id AS "webhookId", payload, tries, created_at AS "createdAt"')
        .execute();
      return raw[0];
    });
  }

  async delivered(delivery: ClaimedDelivery, { status }: Try): Promise<void> {
    await this.update(delivery, (update) =>
      update.set({ deliveredAt: now, claimedUntil: null, status, error: null }),
    );
  }

  async postpone(delivery: ClaimedDelivery, seconds: number, { status, error }: Try): Promise<void> {
    await this.update(delivery, (update) =>
      update
        .set({
          dueAt: () => 'now() + make_interval(secs => :seconds)',
          claimedUntil: null,
          status,
          error: error?.slice(0, LONGEST),
        })
        .setParameter('seconds', seconds),
    );
  }

  async giveUp(delivery: ClaimedDelivery, { status, error }: Try): Promise<void> {
    await this.update(delivery, (update) =>
      update.set({ failedAt: now, claimedUntil: null, status, error: error?.slice(0, LONGEST) }),
    );
  }

  /** All that are not finished. */
  async giveUpAll({ manager }: Transaction, webhookId: string, error: string): Promise<void> {
    const set = { failedAt: now, claimedUntil: null, error };
    await manager.update(WebhookDeliveryEntity, { webhookId, ...UNFINISHED }, set);
  }

  /** Newest first. */
  async list(webhookId: string): Promise<WebhookDelivery[]> {
    const rows = await this.database.read((manager) =>
      manager.find(WebhookDeliveryEntity, {
        where: { webhookId },
        order: { id: 'DESC' },
        take: LIMITS.webhookDeliveries,
      }),
    );
    return rows.map((row) => ({
      _id: row.id,
      event: row.event,
      createdAt: row.createdAt.toISOString(),
      tries: row.tries,
      state: row.deliveredAt ? 'delivered' : row.failedAt ? 'failed' : 'waiting',
      status: row.status,
      error: row.error,
      at: (row.deliveredAt ?? row.failedAt ?? row.dueAt).toISOString(),
    }));
  }

  /** Sends a finished one again, from now on, with all its tries. False when there is none. */
  async again({ manager }: Transaction, webhookId: string, id: string): Promise<boolean> {
    const finished = [
      { webhookId, id, deliveredAt: Not(IsNull()) },
      { webhookId, id, failedAt: Not(IsNull()) },
    ];
    if (!(await manager.existsBy(WebhookDeliveryEntity, finished))) return false;
    const waiting = { deliveredAt: null, failedAt: null, tries: 0, dueAt: now, status: null, error: null };
    await manager.update(WebhookDeliveryEntity, { webhookId, id }, waiting);
    return true;
  }

  async drop({ manager }: Transaction, webhookId: string): Promise<void> {
    await manager.delete(WebhookDeliveryEntity, { webhookId });
  }

  countWaiting(): Promise<number> {
    return this.database.read((manager) => manager.countBy(WebhookDeliveryEntity, UNFINISHED));
  }

  /** Removes old deliveries, those beyond the number that is kept, and those of deleted webhooks, in steps. */
  async removeOld(): Promise<void> {
    for (let removed = STEP; removed === STEP;)
      removed = await this.database.write((manager) =>
        deleteSome(manager, WebhookDeliveryEntity, { createdAt: olderThan(KEPT_SECONDS) }, STEP),
      );
    for (const webhookId of await this.webhooks()) await this.removeSurplus(webhookId);
  }

  private async webhooks(): Promise<string[]> {
    const rows = await this.database.read((manager) =>
      manager
        .createQueryBuilder(WebhookDeliveryEntity, 'd')
        .select('d.webhook_id', 'id')
        .distinct()
        .getRawMany<{ id: string }>(),
    );
    return rows.map(({ id }) => id);
  }

  private async removeSurplus(webhookId: string): Promise<void> {
    const isThere = await this.database.read((manager) =>
      manager.existsBy(RemoteWebhookEntity, { id: webhookId }),
    );
    for (let removed = STEP; removed === STEP;) {
      const surplus = await this.database.read((manager) =>
        manager.find(WebhookDeliveryEntity, {
          select: { id: true },
          where: { webhookId },
          order: { id: 'DESC' },
          skip: isThere ? MOST : 0,
          take: STEP,
        }),
      );
      removed = surplus.length;
      const ids = surplus.map(({ id }) => id);
      await this.database.write((manager) => manager.delete(WebhookDeliveryEntity, { id: Any(ids) }));
    }
  }

  /** Unless it is finished, or another worker has claimed it since. */
  private async update(
    { id, tries }: ClaimedDelivery,
    set: (update: UpdateQueryBuilder<WebhookDeliveryEntity>) => UpdateQueryBuilder<WebhookDeliveryEntity>,
  ): Promise<void> {
    await this.database.write((manager) =>
      set(manager.createQueryBuilder().update(WebhookDeliveryEntity))
        .where({ id, tries, ...UNFINISHED })
        .execute(),
    );
  }
}
