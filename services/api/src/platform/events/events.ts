import { Injectable, Logger } from '@nestjs/common';
import { afterCommit, type Transaction } from '../database/index.js';

type Kind<E extends object> = abstract new (...parts: never[]) => E;
type TransactionalSubscriber<E extends object> = (event: E, tx: Transaction) => void | Promise<void>;
type Listener<E extends object> = (event: E) => void | Promise<void>;

/**
 * Domain events: one class per event in the module's `x.events.ts`. The publisher doesn't depend on its subscribers.
 * A subscription to a base class also receives its subclasses.
 */
@Injectable()
export class Events {
  private readonly logger = new Logger(Events.name);
  private readonly transactionalSubscribers: TransactionalSubscriber<object>[] = [];
  private readonly listeners = new Set<Listener<object>>();

  /** Adds a transactional subscriber: it runs in the publisher's transaction and its writes commit or roll back with it. */
  during<E extends object>(kind: Kind<E>, subscriber: TransactionalSubscriber<E>): void {
    this.transactionalSubscribers.push(async (event, tx) => {
      if (event instanceof kind) await subscriber(event, tx);
    });
  }

  /** Adds a listener that runs after the commit; its failures are only logged. Returns the unsubscribe function. */
  after<E extends object>(kind: Kind<E>, listener: Listener<E>): () => void {
    const narrowed: Listener<object> = (event) => (event instanceof kind ? listener(event) : undefined);
    this.listeners.add(narrowed);
    return () => this.listeners.delete(narrowed);
  }

  /** Runs transactional subscribers now, in order of subscription, and listeners after the commit. Call it last in a write. */
  async raise(tx: Transaction, event: object): Promise<void> {
    for (const subscriber of this.transactionalSubscribers) await subscriber(event, tx);
    this.announce(event);
  }

  /** For events without a transaction of their own: runs listeners only, after the open transaction if there is one. */
  announce(event: object): void {
    afterCommit(() => {
      for (const listener of this.listeners) void this.notify(listener, event);
    });
  }

  private async notify(listener: Listener<object>, event: object): Promise<void> {
    try {
      await listener(event);
    } catch (error) {
      this.logger.error({ err: error, event: event.constructor.name }, 'A listener failed');
    }
  }
}
