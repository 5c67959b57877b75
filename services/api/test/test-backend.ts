import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request that the server has received. */
export interface ReceivedRequest {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

type Handler = (received: ReceivedRequest, response: ServerResponse) => void;

/** A server outside the installation, such as the backend of a remote. Its behaviour can change during a test. */
export class TestBackend {
  readonly received: ReceivedRequest[] = [];
  private readonly server: Server;
  private handler: Handler = (_received, response) => response.end('{}');
  private waiting: (() => void)[] = [];

  constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  /** Listens; returns the origin. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** From now on. Forgets earlier requests. */
  on(handler: Handler): void {
    this.received.length = 0;
    this.handler = handler;
  }

  /** The requests, once there are so many. Waits for them, up to the test's time limit. */
  async arrival(count: number): Promise<ReceivedRequest[]> {
    while (this.received.length < count) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.received;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const received = { method, url, headers, body: (await buffer(request)).toString() };
    this.received.push(received);
    this.handler(received, response);
    for (const arrived of this.waiting.splice(0)) arrived();
  }
}
