import { Logger } from '@nestjs/common';

/** How long work in progress may delay the shutdown. */
const GRACE_MS = 5_000;

interface QueueOf<Claimed> {
  /** For the log. */
  name: string;
  /** Concurrency limit: entries that one process handles at once. */
  concurrency: number;
  /** Claims the next due entry for one worker, across all processes. */
  claim: () => Promise<Claimed | undefined>;
  handle: (entry: Claimed) => Promise<void>;
}

/** Workers of one process for a queue in a table. They work until nothing is due. */
export class QueueWorkers<Claimed> {
  private readonly logger = new Logger(QueueWorkers.name);
  private readonly workers = new Set<Promise<void>>();
  private readonly cancelled = new AbortController();
  private stopping = false;
  private asked = false;
  private failure?: { cause: unknown };

  constructor(private readonly queue: QueueOf<Claimed>) {}

  /** Aborted when the shutdown doesn't wait any longer. */
  get signal(): AbortSignal {
    return this.cancelled.signal;
  }

  wake(): void {
    this.asked = true;
    if (this.stopping || this.workers.size >= this.queue.concurrency) return;
    const worker = this.work().finally(() => this.workers.delete(worker));
    this.workers.add(worker);
  }

  /** Wakes the workers. It doesn't wait for them, since slow work would delay the rest; a failure shows at the next check. */
  check(): void {
    const { failure } = this;
    this.failure = undefined;
    this.wake();
    if (failure) throw failure.cause;
  }

  noteFailure(error: unknown): void {
    this.failure = { cause: error };
    this.logger.warn({ err: error, queue: this.queue.name }, 'A queue is paused');
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const grace = setTimeout(() => this.cancelled.abort(), GRACE_MS);
    await Promise.all(this.workers);
    clearTimeout(grace);
  }

  /** Each claimed entry starts another worker for the next one, up to the concurrency limit. */
  private async work(): Promise<void> {
    try {
      while (this.asked && !this.stopping) {
        this.asked = false;
        const entry = await this.queue.claim();
        if (!entry) continue;
        this.wake();
        await this.queue.handle(entry);
        // An entry may have become due by the end of this one.
        this.asked = true;
      }
    } catch (error) {
      this.noteFailure(error);
    }
  }
}
