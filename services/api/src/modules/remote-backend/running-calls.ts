import { backendBusy } from './remote-backend.errors.js';

/** Calls that one process runs at the same time: of one remote, and of all. */
const OF_ONE = 10;
const OF_ALL = 50;

/** Limits calls of backends, so that a slow one holds neither memory nor connections without bound. */
export class RunningCalls {
  private readonly counts = new Map<string, number>();
  private all = 0;

  /** @throws 503 when too many are running */
  async during<T>(remote: string, call: () => Promise<T>): Promise<T> {
    const before = this.counts.get(remote) ?? 0;
    if (before >= OF_ONE || this.all >= OF_ALL) throw backendBusy();
    this.count(remote, 1);
    try {
      return await call();
    } finally {
      this.count(remote, -1);
    }
  }

  private count(remote: string, by: 1 | -1): void {
    const count = (this.counts.get(remote) ?? 0) + by;
    if (count === 0) this.counts.delete(remote);
    else this.counts.set(remote, count);
    this.all += by;
  }
}
