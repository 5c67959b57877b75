import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const TEXT = 0x1;
const PING = 0x9;
const KEY = Buffer.alloc(4);

/** One masked websocket frame; the key is zero, so the payload stays unchanged. */
const frame = (opcode: number, payload: string): Buffer => {
  const data = Buffer.from(payload);
  const long = data.length > 125;
  const head = Buffer.alloc(long ? 4 : 2);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | (long ? 126 : data.length);
  if (long) head.writeUInt16BE(data.length, 2);
  return Buffer.concat([head, KEY, data]);
};

/** A hand-written websocket for clients that break the rules. It answers the server's pings, and stops reading once it is deaf. */
export class RawSocket {
  private heard = '';

  private constructor(private readonly wire: Socket) {
    wire.on('error', () => undefined);
    wire.on('data', (data) => {
      this.heard += data.toString('latin1');
      // A text frame of one byte, '2': Engine.IO's ping.
      if (data.includes(Buffer.from([0x81, 0x01, 0x32]))) this.send('3');
    });
  }

  static async open(url: string, query = ''): Promise<RawSocket> {
    const { hostname, port } = new URL(url);
    const wire = connect(Number(port), hostname);
    const socket = new RawSocket(wire);
    wire.write(
      `GET /socket.io/?EIO=4&transport=websocket${query} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n` +
        'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
    await once(wire, 'data');
    return socket;
  }

  get isOpen(): boolean {
    return this.heard.startsWith('HTTP/1.1 101');
  }

  /** Connects to Socket.IO and waits until it is admitted. */
  async signIn({ token }: { token: string }): Promise<void> {
    this.send(`40${JSON.stringify({ token })}`);
    while (!this.heard.includes('40{"sid"')) await once(this.wire, 'data');
  }

  send(...packets: string[]): void {
    this.wire.write(Buffer.concat(packets.map((packet) => frame(TEXT, packet))));
  }

  /** Sends one websocket ping after the other, waiting for each pong: `ws` closes a connection that sends them all at once. */
  async ping(times: number): Promise<void> {
    const closed = this.closed();
    for (let count = 0; count < times && !this.wire.closed; count++) {
      this.wire.write(frame(PING, ''));
      await Promise.race([once(this.wire, 'data'), closed]);
    }
  }

  goDeaf(): void {
    this.wire.pause();
  }

  async closed(): Promise<void> {
    if (!this.wire.closed) await once(this.wire, 'close');
  }

  destroy(): void {
    this.wire.destroy();
  }
}
