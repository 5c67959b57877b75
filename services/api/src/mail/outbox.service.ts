import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { Config } from '../platform/config/index.js';
import { isUnavailable } from '../platform/database/index.js';
import { Job, QueueWorkers } from '../platform/jobs/index.js';
import { isRefusal, MailServer, reasonOf } from './mail-server.js';
import { MAX_TRIES, secondsToNextTry } from './next-try.js';
import { OutboxRepository, type ClaimedMail } from './outbox.repository.js';

/** Poll interval, for mails left by other processes and for retries. */
const LOOK_EVERY_MS = 5_000;
const FORGET_EVERY_MS = 3_600_000;
const CONCURRENCY = 4;
const LEASE_SECONDS = 60;
const HOLD_EVERY_MS = 20_000;
const NOTE_EVERY_MS = 1_000;

/**
 * Sends the mails of the outbox, in any number of processes. If a process dies between the server's 250 and its update of
 * the row, the mail is sent again with the same Message-ID; in every other case it is sent once.
 */
@Injectable()
export class OutboxService implements OnModuleDestroy {
  private readonly logger = new Logger(OutboxService.name);
  private readonly workers = new QueueWorkers<ClaimedMail>({
    name: 'mails',
    concurrency: CONCURRENCY,
    claim: () => this.outbox.claim(LEASE_SECONDS),
    handle: (mail) => this.deliver(mail),
  });
  private readonly mail: Config['mail'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly outbox: OutboxRepository,
    private readonly server: MailServer,
  ) {
    this.mail = config.get('mail', { infer: true });
  }

  @Job({
    name: 'mails',
    everyMs: LOOK_EVERY_MS,
    waiting: ({ outbox }: OutboxService) => outbox.countWaiting(),
  })
  check(): void {
    if (this.mail) this.workers.check();
  }

  wake(): void {
    if (this.mail) this.workers.wake();
  }

  @Job({ name: 'old-mails', everyMs: FORGET_EVERY_MS })
  async forget(): Promise<void> {
    await this.outbox.forget();
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.stop();
  }

  private async deliver(mail: ClaimedMail): Promise<void> {
    const holding = setInterval(() => {
      this.outbox.hold(mail, LEASE_SECONDS).catch((error: unknown) => this.workers.noteFailure(error));
    }, HOLD_EVERY_MS);
    try {
      await this.note(await this.send(mail));
    } finally {
      clearInterval(holding);
    }
  }

  /** Sends the mail and returns the update that records the result. */
  private async send(mail: ClaimedMail): Promise<() => Promise<void>> {
    try {
      await this.server.send(mail, this.workers.signal);
      return () => this.outbox.sent(mail);
    } catch (error) {
      const reason = reasonOf(error);
      this.logger.warn({ mail: mail._id, tries: mail.tries, reason }, 'A mail was not sent');
      return isRefusal(error) || mail.tries >= MAX_TRIES
        ? () => this.outbox.giveUp(mail, reason)
        : () => this.outbox.postpone(mail, secondsToNextTry(mail.tries), reason);
    }
  }

  /** Retries while PostgreSQL is unreachable and holds the mail: an unrecorded success would send it again. */
  private async note(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        await pause(NOTE_EVERY_MS, undefined, { signal: this.workers.signal });
      }
    }
  }
}
