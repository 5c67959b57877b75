import { Logger } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import {
  WebSocketGateway,
  WebSocketServer,
  type OnGatewayConnection,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Event } from 'socket.io';
import type { Config } from '../platform/config/index.js';
import { MetricsService } from '../platform/operations/index.js';
import { ClientEventsService } from './client-events.service.js';
import { FirstConnectionService } from './first-connection.service.js';
import { Handshake } from './handshake.js';
import { limitPackets } from './connections/packet-limit.js';
import { PresenceService } from './presence.service.js';
import type { RealtimeServer, RealtimeSocket } from './socket-types.js';

/**
 * Accepts sockets and dispatches their events. It doesn't use Nest's `@SubscribeMessage`, which would run the global guards
 * and pipes that are written for HTTP.
 */
@WebSocketGateway()
export class RealtimeGateway implements OnGatewayInit, OnGatewayConnection {
  @WebSocketServer() readonly server: RealtimeServer;

  private readonly logger = new Logger(RealtimeGateway.name);

  private readonly rates: Config['rates'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly handshake: Handshake,
    private readonly presence: PresenceService,
    private readonly events: ClientEventsService,
    private readonly first: FirstConnectionService,
    private readonly metrics: MetricsService,
  ) {
    this.rates = config.get('rates', { infer: true });
  }

  afterInit(server: RealtimeServer): void {
    server.use((socket, next) => this.handshake.admit(socket, next));
    this.metrics.gauge('sockets_open', 'Connections to this process', () => server.engine.clientsCount);
  }

  handleConnection(socket: RealtimeSocket): void {
    // Otherwise the underlying connection would stay open after leaving Socket.IO, without counting towards the limits.
    socket.once('disconnect', () => socket.conn.close());
    socket.use(limitPackets(this.rates.socket));
    socket.use((packet) => void this.receive(socket, packet));
    this.handshake.confirm(socket);
    this.first.greet(socket);
    this.presence.watch(this.server, socket, (error) =>
      this.logger.warn({ err: error }, 'Could not update the presence'),
    );
  }

  /** Acknowledges the event if the client asked for it. Catches every error, so that no event can end the process. */
  private async receive(socket: RealtimeSocket, [name, ...parts]: Event): Promise<void> {
    const last: unknown = parts.at(-1);
    const ack = typeof last === 'function' ? last : undefined;
    try {
      const answer = await this.events.handle(
        this.server,
        socket,
        name,
        parts[0] === ack ? undefined : parts[0],
      );
      ack?.(answer);
    } catch (error) {
      this.logger.warn({ err: error, event: name }, 'Could not handle an event');
      ack?.({ ok: false, code: 503 });
    }
  }
}
