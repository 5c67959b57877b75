import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Config } from '../platform/config/index.js';
import { isUnavailable } from '../platform/database/index.js';
import { isRefusal, MailServer, reasonOf } from './mail-server.js';
import { MAX_TRIES, secondsToNextTry } from './next-try.js';
import { OutboxRepository, type ClaimedMail } from './outbox.repository.js';

/** For what another process left, and for what is to be tried again. */
const LOOK_EVERY_MS = 5_000;
const FORGET_EVERY_MS = 3_600_000;
/** Mails on their way at once, in one process. */
const LANES = 4;
const LEASE_SECONDS = 60;
const HOLD_EVERY_MS = 20_000;
/** How long a mail on its way may keep a stopping process. */
const GRACE_MS = 5_000;
const NOTE_EVERY_MS = 1_000;

/**
 * Brings the outbox to the mail server, in as many processes as there are. A process that dies between the server's 250
 * and our note of it leads to one more try with the same Message-ID; in every other case a mail is sent once.
 */
@Injectable()
export class OutboxService implements OnModuleDestroy {
  private readonly logger = new Logger(OutboxService.name);
  private readonly lanes = new Set<Promise<void>>();
  private readonly cancelled = new AbortController();
  private stopping = false;
  private asked = false;

  constructor(
    private readonly config: Config,
    private readonly outbox: OutboxRepository,
    private readonly server: MailServer,
  ) {}

  @Interval(LOOK_EVERY_MS)
  wake(): void {
    this.asked = true;
    if (!this.config.mail || this.stopping || this.lanes.size >= LANES) return;
    const lane = this.work().finally(() => this.lanes.delete(lane));
    this.lanes.add(lane);
  }

  @Interval(FORGET_EVERY_MS)
  async forget(): Promise<void> {
    await this.outbox.forget().catch((error: unknown) => this.later(error));
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    const grace = setTimeout(() => this.cancelled.abort(), GRACE_MS);
    await Promise.all(this.lanes);
    clearTimeout(grace);
  }

  /** Until nothing is due. Each mail that is found opens another lane for the next one. */
  private async work(): Promise<void> {
    try {
      while (this.asked && !this.stopping) {
        this.asked = false;
        const mail = await this.outbox.claim(LEASE_SECONDS);
        if (!mail) continue;
        this.wake();
        await this.deliver(mail);
      }
    } catch (error) {
      this.later(error);
    }
  }

  private async deliver(mail: ClaimedMail): Promise<void> {
    const holding = setInterval(() => {
      this.outbox.hold(mail, LEASE_SECONDS).catch((error: unknown) => this.later(error));
    }, HOLD_EVERY_MS);
    try {
      await this.note(await this.send(mail));
    } finally {
      clearInterval(holding);
    }
  }

  /** What is to be noted of the try. */
  private async send(mail: ClaimedMail): Promise<() => Promise<void>> {
    try {
      await this.server.send(mail, this.cancelled.signal);
      return () => this.outbox.sent(mail);
    } catch (error) {
      const reason = reasonOf(error);
      this.logger.warn({ mail: mail._id, tries: mail.tries, reason }, 'A mail was not sent');
      return isRefusal(error) || mail.tries >= MAX_TRIES
        ? () => this.outbox.giveUp(mail, reason)
        : () => this.outbox.postpone(mail, secondsToNextTry(mail.tries), reason);
    }
  }

  /** While PostgreSQL is away the mail stays held: forgetting that it was sent would send it again. */
  private async note(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        await pause(NOTE_EVERY_MS, undefined, { signal: this.cancelled.signal });
      }
    }
  }

  private later(error: unknown): void {
    this.logger.warn({ err: error }, 'The outbox has to wait');
  }
}
