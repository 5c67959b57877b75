// @ts-check
/** A TCP proxy that simulates failing networks and servers: it can cut and freeze connections or drop responses. */
import { connect, createServer } from 'node:net';

export class TcpProxy {
  /** @type {Set<{ client: import('node:net').Socket, server: import('node:net').Socket }>} */
  #pairs = new Set();
  #server = createServer((client) => this.#join(client));
  #frozen = false;
  #swallowing = false;
  port = 0;

  /** @param {number} target port on 127.0.0.1; may change later */
  constructor(target) {
    this.target = target;
  }

  /** @returns {Promise<this>} */
  start() {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject).listen(this.port, '127.0.0.1', () => {
        const address = this.#server.address();
        this.port = typeof address === 'object' && address ? address.port : 0;
        resolve(this);
      });
    });
  }

  /** Breaks every connection; new ones work. */
  cut() {
    for (const { client, server } of this.#pairs) {
      client.resetAndDestroy();
      server.destroy();
    }
  }

  /** Stops forwarding without closing the connections. */
  freeze() {
    this.#frozen = true;
    for (const { client, server } of this.#pairs) [client, server].forEach((socket) => socket.pause());
  }

  thaw() {
    this.#frozen = false;
    for (const { client, server } of this.#pairs) [client, server].forEach((socket) => socket.resume());
  }

  /** From now on forwards each request, but breaks the connection instead of returning the response. @param {boolean} on */
  swallowAnswers(on) {
    this.#swallowing = on;
  }

  async stop() {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** @param {import('node:net').Socket} client */
  #join(client) {
    const server = connect(this.target, '127.0.0.1');
    const pair = { client, server };
    this.#pairs.add(pair);
    const end = () => {
      this.#pairs.delete(pair);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
    client.on('data', (data) => server.write(data));
    server.on('data', (data) => (this.#swallowing ? end() : client.write(data)));
    if (this.#frozen) [client, server].forEach((socket) => socket.pause());
  }
}
