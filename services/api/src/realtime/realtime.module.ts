import { Module } from '@nestjs/common';
import { AuthModule } from '../modules/auth/index.js';
import { OperationsModule } from '../platform/operations/index.js';
import { AccessCheckService } from './access-check.service.js';
import { ClientEventsService } from './client-events.service.js';
import { FirstConnectionService } from './first-connection.service.js';
import { Handshake } from './handshake.js';
import { HintsService } from './hints.service.js';
import { OverviewService } from './overview.service.js';
import { PresenceRefreshService } from './presence-refresh.service.js';
import { PresenceService } from './presence.service.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { RealtimeListener } from './realtime.listener.js';
import { RealtimeRepository } from './realtime.repository.js';

@Module({
  imports: [AuthModule, OperationsModule],
  providers: [
    AccessCheckService,
    ClientEventsService,
    FirstConnectionService,
    Handshake,
    HintsService,
    OverviewService,
    PresenceRefreshService,
    PresenceService,
    RealtimeGateway,
    RealtimeListener,
    RealtimeRepository,
  ],
})
export class RealtimeModule {}
