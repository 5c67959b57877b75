import { Logger } from '@nestjs/common';
import {
  WebSocketGateway,
  WebSocketServer,
  type OnGatewayConnection,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Event } from 'socket.io';
import { Config } from '../platform/config/index.js';
import { MetricsService } from '../platform/operations/index.js';
import { ClientEventsService } from './client-events.service.js';
import { Handshake } from './handshake.js';
import { limitPackets } from './connections/packet-limit.js';
import { PresenceService } from './presence.service.js';
import type { RealtimeServer, RealtimeSocket } from './socket-types.js';

/**
 * The door for sockets. Events are handed on by hand, not by Nest's decorators: those would run the guards and pipes
 * that are made for HTTP.
 */
@WebSocketGateway()
export class RealtimeGateway implements OnGatewayInit, OnGatewayConnection {
  @WebSocketServer() readonly server: RealtimeServer;

  private readonly logger = new Logger(RealtimeGateway.name);

  constructor(
    private readonly config: Config,
    private readonly handshake: Handshake,
    private readonly presence: PresenceService,
    private readonly events: ClientEventsService,
    private readonly metrics: MetricsService,
  ) {}

  afterInit(server: RealtimeServer): void {
    server.use((socket, next) => this.handshake.admit(socket, next));
    this.metrics.gauge('sockets_open', 'Connections to this process', () => server.engine.clientsCount);
  }

  handleConnection(socket: RealtimeSocket): void {
    // Who leaves Socket.IO has no use for the connection under it, and would not be counted any more.
    socket.once('disconnect', () => socket.conn.close());
    socket.use(limitPackets(this.config.rates.socket));
    socket.use((packet) => void this.receive(socket, packet));
    this.handshake.confirm(socket);
    this.presence.watch(this.server, socket, (error) => this.logger.warn({ err: error }, 'Presence failed'));
  }

  /** Answers, if it was asked to; no event can end the process. */
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
      this.logger.warn({ err: error, event: name }, 'An event failed');
      ack?.({ ok: false, code: 503 });
    }
  }
}
