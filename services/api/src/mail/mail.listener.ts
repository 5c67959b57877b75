import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InvitationClosed, InvitationSent } from '../modules/team/index.js';
import { Config } from '../platform/config/index.js';
import { Events } from '../platform/events/index.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxService } from './outbox.service.js';

/** Adds mails to the outbox in the transaction of the event and wakes the worker after the commit. */
@Injectable()
export class MailListener implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly events: Events,
    private readonly outbox: OutboxRepository,
    private readonly worker: OutboxService,
  ) {}

  onModuleInit(): void {
    if (!this.config.mail) return;
    this.events.during(InvitationSent, async ({ invitation, teamName, inviter, token }, tx) =>
      this.outbox.insert(tx, {
        _id: invitation._id,
        kind: 'invitation',
        recipient: invitation.email,
        payload: { token, teamName, inviterName: inviter.name },
      }),
    );
    this.events.during(InvitationClosed, ({ inviteId }, tx) => this.outbox.drop(tx, inviteId));
    this.events.after(InvitationSent, () => this.worker.wake());
  }
}
