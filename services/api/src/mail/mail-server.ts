import { isNativeError } from 'node:util/types';
import { Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { Config } from '../platform/config/index.js';
import { invitationMail } from './invitation.mail.js';
import type { Mail } from './outbox.repository.js';

/** Of the whole conversation. RFC 5321 §4.5.3.2.6 grants a server ten minutes for its last word, against duplicates. */
const LIMIT_MS = 11 * 60_000;
const CONNECT_MS = 10_000;

/** The operator's mail server. */
@Injectable()
export class MailServer {
  private readonly transport;

  constructor(private readonly config: Config) {
    const { mail } = config;
    this.transport =
      mail &&
      createTransport(
        {
          url: mail.smtpUrl,
          connectionTimeout: CONNECT_MS,
          dnsTimeout: CONNECT_MS,
          disableFileAccess: true,
          disableUrlAccess: true,
          // Nobody stands between us and a server on this machine, which seldom has a certificate that anyone signed.
          ...(isLoopback(mail.smtpUrl) && { tls: { rejectUnauthorized: false } }),
        },
        { from: mail.from },
      );
  }

  /** Resolves once the server has taken the mail. Its Message-ID is the same at every try: receivers drop a double. */
  async send({ _id, recipient, payload }: Mail, cancelled: AbortSignal): Promise<void> {
    const { mail, product } = this.config;
    if (!this.transport || !mail) throw new Error('SMTP_URL is not set');
    await this.transport.sendMail({
      ...invitationMail({ product: product.name, linksTo: mail.linksTo }, payload),
      to: { name: '', address: recipient },
      messageId: `<${_id}@${new URL(mail.linksTo).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.any([cancelled, AbortSignal.timeout(LIMIT_MS)]),
    });
  }
}

const isLoopback = (url: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);

const property = (error: unknown, name: string): unknown =>
  isNativeError(error) ? Reflect.get(error, name) : undefined;

/** The server will never take this mail for this address. A refused sign-in or sender is for the operator to mend. */
export const isRefusal = (error: unknown): boolean =>
  property(error, 'permanent') === true && ['RCPT TO', 'DATA'].includes(String(property(error, 'command')));

/** For log and table: codes alone, since a server's sentence may repeat what it was sent. */
export const reasonOf = (error: unknown): string =>
  ['code', 'originalCode', 'command', 'responseCode']
    .map((name) => property(error, name))
    .filter((value) => value !== undefined)
    .join(' ') || 'unknown';
