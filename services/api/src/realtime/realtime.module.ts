import { Module } from '@nestjs/common';
import { AuthModule } from '../modules/auth/index.js';
import { TasksModule } from '../modules/tasks/index.js';
import { ClientEventsService } from './client-events.service.js';
import { Handshake } from './handshake.js';
import { PresenceService } from './presence.service.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { RealtimeListener } from './realtime.listener.js';
import { RealtimeRepository } from './realtime.repository.js';

@Module({
  imports: [AuthModule, TasksModule],
  providers: [
    ClientEventsService,
    Handshake,
    PresenceService,
    RealtimeGateway,
    RealtimeListener,
    RealtimeRepository,
  ],
})
export class RealtimeModule {}
