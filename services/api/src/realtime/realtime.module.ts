import { Module } from '@nestjs/common';
import { AuthModule } from '../modules/auth/index.js';
import { TasksModule } from '../modules/tasks/index.js';
import { OperationsModule } from '../platform/operations/index.js';
import { ClientEventsService } from './client-events.service.js';
import { Handshake } from './handshake.js';
import { OverviewService } from './overview.service.js';
import { PresenceBeatService } from './presence-beat.service.js';
import { PresenceService } from './presence.service.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { RealtimeListener } from './realtime.listener.js';
import { RealtimeRepository } from './realtime.repository.js';
import { RevisionBeatService } from './revision-beat.service.js';

@Module({
  imports: [AuthModule, OperationsModule, TasksModule],
  providers: [
    ClientEventsService,
    Handshake,
    OverviewService,
    PresenceBeatService,
    PresenceService,
    RealtimeGateway,
    RealtimeListener,
    RealtimeRepository,
    RevisionBeatService,
  ],
})
export class RealtimeModule {}
