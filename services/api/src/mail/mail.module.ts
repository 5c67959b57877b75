import { Module } from '@nestjs/common';
import { MailListener } from './mail.listener.js';
import { MailServer } from './mail-server.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxService } from './outbox.service.js';

@Module({ providers: [MailListener, MailServer, OutboxRepository, OutboxService] })
export class MailModule {}
