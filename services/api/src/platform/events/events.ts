import { Injectable, Logger } from '@nestjs/common';
import { afterCommit } from '../database/index.js';

type EventClass<E extends object> = abstract new (...parts: never[]) => E;
type Listener<E extends object> = (event: E) => void | Promise<void>;

/**
 * Domain events: facts of the past, one class each in its module's `x.events.ts`. Whoever writes announces after the
 * commit and does not know who listens; a listener that fails is logged and harms nobody.
 */
@Injectable()
export class Events {
  private readonly logger = new Logger(Events.name);
  private readonly listeners = new Map<unknown, Set<Listener<object>>>();

  /** Returns the function that ends the subscription. */
  on<E extends object>(kind: EventClass<E>, listener: Listener<E>): () => void {
    const known = this.listeners.get(kind) ?? new Set();
    const narrowed: Listener<object> = (event) => (event instanceof kind ? listener(event) : undefined);
    this.listeners.set(kind, known.add(narrowed));
    return () => known.delete(narrowed);
  }

  /** Tells the listeners; inside a transaction that is still open, once it has committed. */
  announce(event: object): void {
    afterCommit(() => {
      for (const listener of this.listeners.get(event.constructor) ?? []) {
        void this.tell(listener, event);
      }
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
