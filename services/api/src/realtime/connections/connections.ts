import type { IncomingMessage } from 'node:http';
import { Logger } from '@nestjs/common';
import type { ConfigService } from '@nestjs/config';
import type { Server } from 'socket.io';
import type { Config } from '../../platform/config/index.js';
import { clientAddressReader } from '../../platform/http/index.js';
import { isAllowedOrigin } from './allowed-origin.js';
import { LimitedConnection, type Connection } from './limited-connection.js';

/** Limits the Engine.IO connections of this process, below Socket.IO and whether they are signed in or not. */
export class Connections {
  private readonly logger = new Logger(Connections.name);
  private readonly http: Config['http'];
  private readonly site: Config['site'];
  private readonly rates: Config['rates'];
  private readonly sockets: Config['sockets'];
  private readonly addressOf: (request: IncomingMessage) => string;
  private readonly byAddress = new Map<string, number>();

  constructor(config: ConfigService<Config, true>) {
    this.http = config.get('http', { infer: true });
    this.site = config.get('site', { infer: true });
    this.rates = config.get('rates', { infer: true });
    this.sockets = config.get('sockets', { infer: true });
    this.addressOf = clientAddressReader(this.http.trustProxy);
  }

  /** Whether this request may open a new connection. */
  admits(request: IncomingMessage): boolean {
    const open = this.byAddress.get(this.addressOf(request)) ?? 0;
    return open < this.sockets.perAddress && isAllowedOrigin(request, { http: this.http, site: this.site });
  }

  watch(engine: Server['engine']): void {
    const limits = {
      packetsPerMinute: this.rates.socketPackets,
      bytesPerMinute: this.rates.socketBytes,
      unreadBytes: this.sockets.unreadBytes,
    };
    engine.on('connection', (connection: Connection) => {
      const address = this.addressOf(connection.request);
      this.count(address, 1);
      connection.once('close', () => this.count(address, -1));
      new LimitedConnection(connection, limits, (reason) =>
        this.logger.debug({ address, reason }, 'Closed a connection that exceeded its limits'),
      );
    });
  }

  private count(address: string, by: 1 | -1): void {
    const open = (this.byAddress.get(address) ?? 0) + by;
    if (open > 0) this.byAddress.set(address, open);
    else this.byAddress.delete(address);
  }
}
