import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server on a free port that a test can delay, stop, or make refuse mails. */
export class MailBox {
  readonly received: Email[] = [];
  /** The error that the server sends for the next recipients. */
  refuseWith?: Error & { responseCode: number };
  private server = this.create();
  private port = 0;
  private released = Promise.resolve();
  private waiting: (() => void)[] = [];

  /** Returns the URL to send to. */
  open = async (): Promise<string> => {
    await new Promise<void>((resolve) => {
      this.server.listen(this.port, '127.0.0.1', resolve);
    });
    this.port = (this.server.server.address() as AddressInfo).port;
    return `smtp://127.0.0.1:${this.port}`;
  };

  close = (): Promise<void> => new Promise((resolve) => void this.server.close(resolve));

  /** Opens again on the same port. */
  async reopen(): Promise<void> {
    this.server = this.create();
    await this.open();
  }

  /** Receives mails, but confirms them only when the returned function is called. */
  hold(): () => void {
    let release = () => {};
    this.released = new Promise((resolve) => (release = resolve));
    return release;
  }

  /** The mail to one address. Waits for it, up to the test's time limit. */
  async to(address: string): Promise<Email> {
    for (;;) {
      const found = this.allTo(address)[0];
      if (found) return found;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  allTo(address: string): Email[] {
    return this.received.filter(({ to }) => to?.some((one) => one.address === address));
  }

  private create(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      logger: false,
      closeTimeout: 100,
      onRcptTo: (_address, _session, answer) => answer(this.refuseWith ?? null),
      onData: (stream, _session, answer) => {
        void buffer(stream).then(async (raw) => {
          this.received.push(await PostalMime.parse(raw));
          for (const wake of this.waiting.splice(0)) wake();
          await this.released;
          answer();
        });
      },
    });
  }
}
