import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { WebhookEvent } from '@taskloom/contracts';
import { WebhooksRepository } from './webhooks.repository.js';

/**
 * Which webhooks get which events, in memory: a change of a task must not ask the database whether there are webhooks. The
 * other processes know of a new webhook within seconds.
 */
@Injectable()
export class WebhookSubscriptions implements OnApplicationBootstrap {
  private ids: ReadonlyMap<WebhookEvent, string[]> = new Map();
  private remotes: ReadonlyMap<string, string> = new Map();

  constructor(private readonly webhooks: WebhooksRepository) {}

  onApplicationBootstrap(): Promise<void> {
    return this.refresh();
  }

  async refresh(): Promise<void> {
    const ids = new Map<WebhookEvent, string[]>();
    const webhooks = await this.webhooks.subscriptions();
    for (const { id, events } of webhooks)
      for (const event of events) ids.set(event, [...(ids.get(event) ?? []), id]);
    this.ids = ids;
    this.remotes = new Map(webhooks.map(({ id, remote }) => [id, remote]));
  }

  /** In this process at once; the next refresh corrects it if the webhook is not disabled after all. */
  end(id: string): void {
    this.ids = new Map([...this.ids].map(([event, ids]) => [event, ids.filter((one) => one !== id)]));
  }

  get isEmpty(): boolean {
    return this.ids.size === 0;
  }

  to(event: WebhookEvent): string[] {
    return this.ids.get(event) ?? [];
  }

  /** Events of a remote are only for its own webhooks. */
  toRemote(event: WebhookEvent, remote: string): string[] {
    return this.to(event).filter((id) => this.remotes.get(id) === remote);
  }
}
