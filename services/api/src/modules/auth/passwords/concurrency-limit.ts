interface ConcurrencyLimitOptions {
  parallel: number;
  waiting: number;
  whenFull: () => Error;
}

/** Runs a few tasks at once and lets a limited number wait. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly options: ConcurrencyLimitOptions) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= this.options.parallel) {
      if (this.queue.length >= this.options.waiting) throw this.options.whenFull();
      await new Promise<void>((resolve) => this.queue.push(resolve));
    } else {
      this.running++;
    }
    try {
      return await task();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running--;
    }
  }
}
