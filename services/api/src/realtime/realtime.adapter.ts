import type { IncomingMessage, ServerResponse } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/redis-adapter';
import { SOCKET_PAYLOAD_BYTES } from '@taskloom/contracts';
import type { Redis } from 'ioredis';
import type { Server, ServerOptions } from 'socket.io';
import type { Config } from '../platform/config/index.js';
import { connectForMessages } from '../platform/redis/index.js';
import { Connections } from './connections/connections.js';
import { WebsocketServer } from './connections/websocket-server.js';

/** Together, a crashed tab disappears from the presence within five seconds. */
const PING_INTERVAL_MS = 2_500;
const PING_TIMEOUT_MS = 2_500;
/** A connection without a valid session by then is closed, and so is an upgrade that isn't completed. */
const SIGN_IN_TIMEOUT_MS = 5_000;
/** Limits how long a process that has just died delays requests to all processes. */
const OTHER_PROCESSES_TIMEOUT_MS = 1_000;

/** Socket.IO on the API's own port, with Redis between the processes when it is configured. */
export class RealtimeAdapter extends IoAdapter {
  config: ConfigService<Config, true>;
  private readonly connections: Redis[] = [];

  constructor(
    app: INestApplicationContext,
    private readonly headers: Record<string, string>,
  ) {
    super(app);
    this.config = app.get(ConfigService);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const connections = new Connections(this.config);
    const server: Server = super.createIOServer(port, {
      ...options,
      serveClient: false,
      transports: ['websocket', 'polling'],
      maxHttpBufferSize: SOCKET_PAYLOAD_BYTES,
      pingInterval: PING_INTERVAL_MS,
      pingTimeout: PING_TIMEOUT_MS,
      cors: { origin: this.config.get('site.webOrigins', { infer: true }), credentials: true },
      wsEngine: WebsocketServer,
      connectTimeout: SIGN_IN_TIMEOUT_MS,
      upgradeTimeout: SIGN_IN_TIMEOUT_MS,
      allowRequest: (request, decide) => decide(null, connections.admits(request)),
    } as ServerOptions);
    connections.watch(server.engine);
    // Engine.IO's responses don't pass through Fastify, so the security headers are set here.
    server.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
      for (const [name, value] of Object.entries(this.headers)) response.setHeader(name, value);
      next();
    });
    const redis = this.config.get('redis', { infer: true });
    if (redis.url) {
      const publisher = connectForMessages(redis.url);
      const subscriber = connectForMessages(redis.url);
      this.connections.push(publisher, subscriber);
      server.adapter(createAdapter(publisher, subscriber, { requestsTimeout: OTHER_PROCESSES_TIMEOUT_MS }));
    }
    return server;
  }

  override dispose(): Promise<void> {
    for (const connection of this.connections) connection.disconnect();
    return Promise.resolve();
  }
}
