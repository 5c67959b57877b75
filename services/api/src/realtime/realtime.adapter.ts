import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/redis-adapter';
import { SOCKET_PAYLOAD_BYTES } from '@taskloom/contracts';
import { Redis } from 'ioredis';
import type { Server, ServerOptions } from 'socket.io';
import type { Config } from '../platform/config/index.js';
import { isAllowedOrigin } from './allowed-origin.js';

/** A tab that has crashed is gone for the others within five seconds. */
const PING_INTERVAL_MS = 2_500;
const PING_TIMEOUT_MS = 2_500;

/** Socket.IO on the API's own port; with Redis between instances when it is configured. */
export class RealtimeAdapter extends IoAdapter {
  private readonly connections: Redis[] = [];

  constructor(
    app: INestApplicationContext,
    private readonly config: Config,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server: Server = super.createIOServer(port, {
      ...options,
      serveClient: false,
      transports: ['websocket', 'polling'],
      maxHttpBufferSize: SOCKET_PAYLOAD_BYTES,
      pingInterval: PING_INTERVAL_MS,
      pingTimeout: PING_TIMEOUT_MS,
      cors: { origin: this.config.site.webOrigins, credentials: true },
      allowRequest: (request, decide) => decide(null, isAllowedOrigin(request, this.config)),
    } as ServerOptions);
    if (this.config.redisUrl) {
      const publisher = new Redis(this.config.redisUrl);
      const subscriber = publisher.duplicate();
      this.connections.push(publisher, subscriber);
      server.adapter(createAdapter(publisher, subscriber));
    }
    return server;
  }

  override async dispose(): Promise<void> {
    await Promise.all(this.connections.map((connection) => connection.quit()));
  }
}
