import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailListener } from './mail.listener.js';
import { MailServer } from './mail-server.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxService } from './outbox.service.js';
import { OutboxMailEntity } from './outbox-mail.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([OutboxMailEntity])],
  providers: [MailListener, MailServer, OutboxRepository, OutboxService],
})
export class MailModule {}
