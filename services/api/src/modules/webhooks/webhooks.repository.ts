import { Injectable } from '@nestjs/common';
import type { Webhook, WebhookEvent } from '@taskloom/contracts';
import { IsNull, Not } from 'typeorm';
import { Database, now, type Transaction } from '../../platform/database/index.js';
import { UserEntity } from '../users/index.js';
import { RemoteWebhookEntity } from './remote-webhook.entity.js';
import { WEBHOOK_JSON } from './webhooks.statements.js';

export type NewWebhook = Pick<
  RemoteWebhookEntity,
  'id' | 'remote' | 'address' | 'events' | 'secret' | 'createdBy'
>;

/** The fields of a webhook that the worker needs. */
export type WebhookTarget = Pick<
  RemoteWebhookEntity,
  'id' | 'remote' | 'address' | 'secret' | 'previousSecret' | 'previousUntil' | 'failingSince' | 'disabledAt'
>;

@Injectable()
export class WebhooksRepository {
  constructor(private readonly database: Database) {}

  /** Newest first; one of them with `id`. */
  async list(remote: string, id?: string): Promise<Webhook[]> {
    const rows = await this.database.read((manager) =>
      manager
        .createQueryBuilder(RemoteWebhookEntity, 'w')
        .leftJoin(UserEntity, 'u', 'u.id = w.createdBy')
        .select(WEBHOOK_JSON, 'webhook')
        .where({ remote, ...(id !== undefined && { id }) })
        .orderBy('w.id', 'DESC')
        .getRawMany<{ webhook: Webhook }>(),
    );
    return rows.map(({ webhook }) => webhook);
  }

  exists(remote: string, id: string): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(RemoteWebhookEntity, { remote, id }));
  }

  /** The enabled ones, of all remotes. */
  subscriptions(): Promise<{ id: string; remote: string; events: WebhookEvent[] }[]> {
    return this.database.read((manager) =>
      manager.find(RemoteWebhookEntity, {
        select: { id: true, remote: true, events: true },
        where: { disabledAt: IsNull() },
      }),
    );
  }

  target(id: string): Promise<WebhookTarget | null> {
    return this.database.read((manager) => manager.findOneBy(RemoteWebhookEntity, { id }));
  }

  count({ manager }: Transaction, remote: string): Promise<number> {
    return manager.countBy(RemoteWebhookEntity, { remote });
  }

  async insert({ manager }: Transaction, webhook: NewWebhook): Promise<void> {
    await manager.insert(RemoteWebhookEntity, webhook);
  }

  async setEvents({ manager }: Transaction, id: string, events: WebhookEvent[]): Promise<void> {
    await manager.update(RemoteWebhookEntity, { id }, { events });
  }

  async enable({ manager }: Transaction, id: string): Promise<void> {
    const set = { disabledAt: null, disabledBy: null, failingSince: null };
    await manager.update(RemoteWebhookEntity, { id }, set);
  }

  /** False if it was disabled before. */
  async disable({ manager }: Transaction, id: string, disabledBy: 'admin' | 'failures'): Promise<boolean> {
    const set = { disabledAt: now, disabledBy };
    const { affected } = await manager.update(RemoteWebhookEntity, { id, disabledAt: IsNull() }, set);
    return affected === 1;
  }

  /** The secret until now signs for `hours` more. */
  async rotate({ manager }: Transaction, id: string, secret: string, hours: number): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(RemoteWebhookEntity)
      .set({
        secret,
        previousSecret: () => 'secret',
        previousUntil: () => 'now() + make_interval(hours => :hours)',
      })
      .where({ id })
      .setParameter('hours', hours)
      .execute();
  }

  async delete({ manager }: Transaction, id: string): Promise<void> {
    await manager.delete(RemoteWebhookEntity, { id });
  }

  async succeeded(id: string): Promise<void> {
    const failing = { id, failingSince: Not(IsNull()) };
    await this.database.write((manager) =>
      manager.update(RemoteWebhookEntity, failing, { failingSince: null }),
    );
  }

  async failed(id: string): Promise<void> {
    const first = { id, failingSince: IsNull() };
    await this.database.write((manager) => manager.update(RemoteWebhookEntity, first, { failingSince: now }));
  }

  /** Those whose secrets are not sealed with this key. */
  sealedOtherwise(prefix: string): Promise<Pick<RemoteWebhookEntity, 'id' | 'secret'>[]> {
    return this.database.read((manager) =>
      manager
        .createQueryBuilder(RemoteWebhookEntity, 'w')
        .where('NOT starts_with(w.secret, :prefix)', { prefix })
        .getMany(),
    );
  }

  /** Unless it has been rotated since. */
  async reseal(id: string, before: string, secret: string): Promise<void> {
    await this.database.write((manager) =>
      manager.update(RemoteWebhookEntity, { id, secret: before }, { secret, previousSecret: null }),
    );
  }
}
