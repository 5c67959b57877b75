import type { DestinationStream } from 'pino';
import type { LogTarget } from './log-target.js';

/** Characters per write: a write per line would slow down small responses. */
const TOGETHER = 16_384;
const FLUSH_MS = 200;
/** Characters buffered while the log can't be written; further lines are dropped and counted. */
const MOST = 1_048_576;
const PATIENCE_MS = 2_000;

const open = new Set<LogBuffer>();
process.on('exit', () => {
  for (const buffer of open) buffer.flushSync();
});

/**
 * Buffers log lines. When the log fails (a full disk, missing rights, a broken pipe), `write` never throws and no
 * error is emitted: lines are buffered, retried, and dropped beyond a bound.
 */
export class LogBuffer implements DestinationStream {
  private waiting = '';
  private busy = false;
  private lost = 0;
  private failing = false;
  private notBefore = 0;
  private readonly timer: NodeJS.Timeout;

  /** @param complain called once with the reason when the log starts to fail */
  constructor(
    private readonly target: LogTarget,
    private readonly complain: (reason: string) => void,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    this.timer = setInterval(() => this.send(), FLUSH_MS).unref();
    open.add(this);
  }

  write(line: string): void {
    if (this.waiting.length + line.length > MOST) {
      this.lost++;
      return;
    }
    this.waiting += line;
    if (this.waiting.length >= TOGETHER) this.send();
  }

  /** Writes the buffer synchronously. pino calls it before a fatal error ends the process; it also runs on exit. */
  flushSync(): void {
    const text = this.waiting;
    if (text === '') return;
    this.waiting = '';
    try {
      this.target.writeSync(text);
    } catch {
      // There is nowhere left to report it.
    }
  }

  close(): void {
    clearInterval(this.timer);
    open.delete(this);
    this.flushSync();
    this.target.close();
  }

  private send(): void {
    if (this.busy || this.waiting === '' || Date.now() < this.notBefore) return;
    const text = this.waiting;
    this.waiting = '';
    this.busy = true;
    try {
      this.target.write(text, (error) => this.sent(text, error));
    } catch (error) {
      this.sent(text, error instanceof Error ? error : new Error(String(error)));
    }
  }

  private sent(text: string, error?: Error | null): void {
    this.busy = false;
    if (error) return this.failed(text, error);
    this.failing = false;
    if (this.lost === 0) return;
    const msg = `${this.lost} lines before this one were lost because the log could not be written`;
    this.lost = 0;
    this.write(`${JSON.stringify({ level: 40, time: Date.now(), msg })}\n`);
  }

  private failed(text: string, error: Error): void {
    if (text.length + this.waiting.length <= MOST) this.waiting = text + this.waiting;
    else this.lost += text.split('\n').length - 1;
    this.notBefore = Date.now() + this.patienceMs;
    if (!this.failing) this.complain('code' in error ? String(error.code) : error.message);
    this.failing = true;
  }
}
