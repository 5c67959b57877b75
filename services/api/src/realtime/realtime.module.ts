import { Module } from '@nestjs/common';
import { AuthModule } from '../modules/auth/index.js';
import { OperationsModule } from '../platform/operations/index.js';
import { ClientEventsService } from './client-events.service.js';
import { Handshake } from './handshake.js';
import { HintsService } from './hints.service.js';
import { OverviewService } from './overview.service.js';
import { PresenceBeatService } from './presence-beat.service.js';
import { PresenceService } from './presence.service.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { RealtimeListener } from './realtime.listener.js';
import { RealtimeRepository } from './realtime.repository.js';
import { StandingBeatService } from './standing-beat.service.js';

@Module({
  imports: [AuthModule, OperationsModule],
  providers: [
    ClientEventsService,
    Handshake,
    HintsService,
    OverviewService,
    PresenceBeatService,
    PresenceService,
    RealtimeGateway,
    RealtimeListener,
    RealtimeRepository,
    StandingBeatService,
  ],
})
export class RealtimeModule {}
