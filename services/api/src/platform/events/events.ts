import { Injectable, Logger } from '@nestjs/common';
import { afterCommit, type Transaction } from '../database/index.js';

type Kind<E extends object> = abstract new (...parts: never[]) => E;
type Witness<E extends object> = (event: E, tx: Transaction) => Promise<void>;
type Listener<E extends object> = (event: E) => void | Promise<void>;

/**
 * Domain events: facts of the past, one class each in its module's `x.events.ts`. Whoever raises one does not know who
 * hears it. Subscribing to a base class hears its subclasses too.
 */
@Injectable()
export class Events {
  private readonly logger = new Logger(Events.name);
  private readonly witnesses: Witness<object>[] = [];
  private readonly listeners = new Set<Listener<object>>();

  /** Inside the writer's transaction: what a witness writes is committed with the event, or undone with it. */
  during<E extends object>(kind: Kind<E>, witness: Witness<E>): void {
    this.witnesses.push(async (event, tx) => {
      if (event instanceof kind) await witness(event, tx);
    });
  }

  /** After the commit: a listener that fails is logged and harms nobody. Returns the function that ends it. */
  after<E extends object>(kind: Kind<E>, listener: Listener<E>): () => void {
    const narrowed: Listener<object> = (event) => (event instanceof kind ? listener(event) : undefined);
    this.listeners.add(narrowed);
    return () => this.listeners.delete(narrowed);
  }

  /** The last statement of a write: witnesses now, in order of subscription; listeners once it has committed. */
  async raise(tx: Transaction, event: object): Promise<void> {
    for (const witness of this.witnesses) await witness(event, tx);
    this.announce(event);
  }

  /** For what happened without a transaction of its own: listeners only, after an open transaction if there is one. */
  announce(event: object): void {
    afterCommit(() => {
      for (const listener of this.listeners) void this.tell(listener, event);
    });
  }

  private async tell(listener: Listener<object>, event: object): Promise<void> {
    try {
      await listener(event);
    } catch (error) {
      this.logger.error({ err: error, event: event.constructor.name }, 'A listener failed');
    }
  }
}
