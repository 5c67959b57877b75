import { isNativeError } from 'node:util/types';
import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { createTransport } from 'nodemailer';
import type { Config } from '../platform/config/index.js';
import { letter } from './letter.js';
import { oneLine } from './mail-failure.js';
import { contentOf, type Mail } from './mail.js';

/** Limit of one SMTP conversation. RFC 5321, 4.5.3.2.6 allows ten minutes for the final reply, to avoid duplicates. */
const LIMIT_MS = 11 * 60_000;
const CONNECT_MS = 10_000;
/** Limit of a test, whose request waits for it. */
const TEST_MS = 25_000;

/** The operator's mail server. */
@Injectable()
export class MailServer {
  private readonly transport;
  private readonly mail: Config['mail'];
  private readonly product: Config['product'];

  constructor(config: ConfigService<Config, true>) {
    const mail = (this.mail = config.get('mail', { infer: true }));
    this.product = config.get('product', { infer: true });
    this.transport =
      mail &&
      createTransport(
        {
          url: mail.smtpUrl,
          connectionTimeout: CONNECT_MS,
          dnsTimeout: CONNECT_MS,
          disableFileAccess: true,
          disableUrlAccess: true,
          // Local traffic can't be intercepted, and a mail server on this machine rarely has a signed certificate.
          ...(isLoopback(mail.smtpUrl) && { tls: { rejectUnauthorized: false } }),
        },
        { from: mail.from },
      );
  }

  /** The server's answer, in one line. Throws what `failureOf` describes. */
  async sendTest(address: string): Promise<string> {
    const { mail: settings, product } = this;
    if (!this.transport || !settings) throw new Error('SMTP_URL is not set');
    const { response } = await this.transport.sendMail({
      ...letter(`Test mail of ${product.name}`, [
        `An admin has tested the mail server of ${product.name}.`,
        { label: 'Open it', href: settings.linksTo },
      ]),
      to: { name: '', address },
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(TEST_MS),
    });
    return oneLine(response);
  }

  /** Resolves once the server has accepted the mail. Retries use the same Message-ID, so receivers drop duplicates. */
  async send(mail: Mail, cancelled: AbortSignal): Promise<void> {
    const { mail: settings, product } = this;
    if (!this.transport || !settings) throw new Error('SMTP_URL is not set');
    await this.transport.sendMail({
      ...contentOf({ product: product.name, linksTo: settings.linksTo }, mail),
      to: { name: '', address: mail.recipient },
      messageId: `<${mail._id}@${new URL(settings.linksTo).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.any([cancelled, AbortSignal.timeout(LIMIT_MS)]),
    });
  }
}

const isLoopback = (url: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);

const property = (error: unknown, name: string): unknown =>
  isNativeError(error) ? Reflect.get(error, name) : undefined;

/** A permanent refusal of this recipient or mail. A refused sign-in or sender is for the operator to fix. */
export const isRefusal = (error: unknown): boolean =>
  property(error, 'permanent') === true && ['RCPT TO', 'DATA'].includes(String(property(error, 'command')));

/** The reason for log and table: codes only, since a server's message may repeat the mail's content. */
export const reasonOf = (error: unknown): string =>
  ['code', 'originalCode', 'command', 'responseCode']
    .map((name) => property(error, name))
    .filter((value) => value !== undefined)
    .join(' ') || 'unknown';
