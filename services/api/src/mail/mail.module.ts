import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TeamModule } from '../modules/team/index.js';
import { MailController } from './mail.controller.js';
import { MailListener } from './mail.listener.js';
import { MailRetriesService } from './mail-retries.service.js';
import { MailServer } from './mail-server.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxService } from './outbox.service.js';
import { OutboxMailEntity } from './outbox-mail.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([OutboxMailEntity]), TeamModule],
  controllers: [MailController],
  providers: [MailListener, MailRetriesService, MailServer, OutboxRepository, OutboxService],
})
export class MailModule {}
