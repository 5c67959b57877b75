import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A proxy in front of PostgreSQL that a test can cut or freeze, to simulate network and server failures. */
export class WireTap {
  private readonly pairs = new Set<[Socket, Socket]>();
  private server?: Server;
  private frozen = false;
  private target?: URL;

  /** Starts on a free port; returns the database URL through the proxy. */
  through = async (databaseUrl: string): Promise<string> => {
    this.target = new URL(databaseUrl);
    this.server = createServer((client) => this.join(client));
    await this.listen(0);
    const url = new URL(databaseUrl);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href;
  };

  /** Breaks all connections and refuses new ones. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const sockets of this.pairs) for (const socket of sockets) socket.destroy();
    await closed;
  }

  mend = (): Promise<void> => this.listen(this.port);

  /** Stops forwarding data without closing connections. */
  freeze(): void {
    this.frozen = true;
    for (const sockets of this.pairs) for (const socket of sockets) socket.pause();
  }

  thaw(): void {
    this.frozen = false;
    for (const sockets of this.pairs) for (const socket of sockets) socket.resume();
  }

  private port = 0;

  private listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server?.once('error', reject).listen(port, '127.0.0.1', () => {
        this.port = (this.server?.address() as AddressInfo).port;
        resolve();
      });
    });
  }

  private join(client: Socket): void {
    const database = connect(Number(this.target?.port || 5432), this.target?.hostname);
    const pair: [Socket, Socket] = [client, database];
    this.pairs.add(pair);
    const end = () => {
      this.pairs.delete(pair);
      client.destroy();
      database.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    client.on('data', (data) => database.write(data));
    database.on('data', (data) => client.write(data));
    if (this.frozen) for (const socket of pair) socket.pause();
  }
}
