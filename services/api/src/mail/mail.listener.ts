import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { v7 as uuid } from 'uuid';
import {
  EmailChangeRequested,
  EmailLinkCreated,
  IdentityLinked,
  PasskeyAdded,
  PasswordForgotten,
  PasswordResetsClosed,
  SignedInOnNewDevice,
} from '../modules/auth/index.js';
import { InvitationClosed, InvitationSent } from '../modules/team/index.js';
import { PersonDeleted } from '../modules/users/index.js';
import type { Config } from '../platform/config/index.js';
import { Events } from '../platform/events/index.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxService } from './outbox.service.js';

/** Adds mails to the outbox in the transaction of the event and wakes the worker after the commit. */
@Injectable()
export class MailListener implements OnModuleInit {
  private readonly mail: Config['mail'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly events: Events,
    private readonly outbox: OutboxRepository,
    private readonly worker: OutboxService,
  ) {
    this.mail = config.get('mail', { infer: true });
  }

  onModuleInit(): void {
    this.events.during(PersonDeleted, ({ email }, tx) => this.outbox.dropAllTo(tx, email));
    if (!this.mail) return;
    this.events.during(InvitationSent, async ({ invitation, teamName, inviter, token }, tx) =>
      this.outbox.insert(tx, {
        _id: invitation._id,
        kind: 'invitation',
        recipient: invitation.email,
        payload: { token, teamName, inviterName: inviter.name },
      }),
    );
    this.events.during(InvitationClosed, ({ inviteId }, tx) => this.outbox.drop(tx, [inviteId]));
    this.events.during(PasswordForgotten, ({ resetId, email, token }, tx) =>
      this.outbox.insert(
        tx,
        { _id: resetId, kind: 'password_reset', recipient: email, payload: { token } },
        30,
      ),
    );
    this.events.during(SignedInOnNewDevice, ({ email, device, place }, tx) =>
      this.outbox.insert(tx, {
        _id: uuid(),
        kind: 'new_device',
        recipient: email,
        payload: { ...device, place, at: new Date().toISOString() },
      }),
    );
    this.events.during(PasskeyAdded, ({ email, name, place }, tx) =>
      this.outbox.insert(tx, {
        _id: uuid(),
        kind: 'new_passkey',
        recipient: email,
        payload: { name, place, at: new Date().toISOString() },
      }),
    );
    this.events.during(IdentityLinked, ({ email, name, place }, tx) =>
      this.outbox.insert(tx, {
        _id: uuid(),
        kind: 'new_identity',
        recipient: email,
        payload: { name, place, at: new Date().toISOString() },
      }),
    );
    this.events.during(EmailLinkCreated, async ({ linkId, email, token, ended, isMailed }, tx) => {
      await this.outbox.drop(tx, [...ended]);
      if (isMailed) {
        const mail = { _id: linkId, kind: 'email_link' as const, recipient: email, payload: { token } };
        await this.outbox.insert(tx, mail, 1440);
      }
    });
    this.events.during(EmailChangeRequested, ({ current, next }, tx) =>
      this.outbox.insert(tx, {
        _id: uuid(),
        kind: 'email_change',
        recipient: current,
        payload: { email: next },
      }),
    );
    this.events.during(PasswordResetsClosed, ({ resetIds }, tx) => this.outbox.drop(tx, resetIds));
    for (const kind of [
      EmailLinkCreated,
      IdentityLinked,
      InvitationSent,
      PasskeyAdded,
      PasswordForgotten,
      SignedInOnNewDevice,
    ]) {
      this.events.after<object>(kind, () => this.worker.wake());
    }
  }
}
