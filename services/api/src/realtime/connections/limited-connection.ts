import type { RealtimeSocket } from '../socket-types.js';
import { packetBucket } from './packet-limit.js';
import { websocketOf, type Websocket } from './websocket-of.js';

export type Connection = RealtimeSocket['conn'];
type Transport = Connection['transport'];

export interface ConnectionLimits {
  /** Received per minute, of any kind: pings and malformed ones too. */
  packetsPerMinute: number;
  /** Received per minute. */
  bytesPerMinute: number;
  /** Waiting to be read by the other side. */
  unreadBytes: number;
}

export type CutReason = 'packets' | 'bytes' | 'unread';

const sizeOf = (data: unknown): number =>
  typeof data === 'string' ? data.length : Buffer.isBuffer(data) ? data.byteLength : 0;

/**
 * Holds one Engine.IO connection to its limits, below Socket.IO: what it sends before it has signed in, pings and probes of an
 * upgrade count too. A connection beyond its limits is cut without a word, so that an honest client takes it for a lost one:
 * it comes back with back-off and catches up.
 */
export class LimitedConnection {
  private readonly packets: ReturnType<typeof packetBucket>;
  private readonly bytes: ReturnType<typeof packetBucket>;
  private readonly transports = new Set<Transport>();
  private readonly websockets: Websocket[] = [];
  private queued = 0;
  private sending = 0;
  private isCut = false;

  constructor(
    private readonly connection: Connection,
    private readonly limits: ConnectionLimits,
    private readonly onCut: (reason: CutReason) => void,
  ) {
    this.packets = packetBucket(limits.packetsPerMinute);
    this.bytes = packetBucket(limits.bytesPerMinute);
    this.watch(connection.transport);
    // Once for each probe of the new transport.
    connection.on('upgrading', (transport: Transport) => this.watch(transport));
    connection.on('packetCreate', ({ data }: { data?: unknown }) => this.queue(sizeOf(data)));
    connection.on('flush', () => {
      this.sending = this.queued;
      this.queued = 0;
    });
  }

  private watch(transport: Transport): void {
    if (this.transports.has(transport)) return;
    this.transports.add(transport);
    const websocket = websocketOf(transport);
    transport.on('packet', ({ data }: { data?: unknown }) => {
      this.received(1, websocket?.wire ? 0 : sizeOf(data));
    });
    if (!websocket) return;
    this.websockets.push(websocket);
    // Frames that never become packets: each ping is answered, and fragments are collected.
    for (const frame of ['ping', 'pong']) websocket.frames.on(frame, () => this.received(1, 0));
    websocket.wire?.on('data', (chunk) => this.received(0, chunk.length));
  }

  private received(packets: number, bytes: number): void {
    if (!this.packets.take(packets)) this.cut('packets');
    else if (!this.bytes.take(bytes)) this.cut('bytes');
  }

  /** The transport takes the next batch only once the last one has left: until then it waits in memory. */
  private queue(bytes: number): void {
    this.queued += bytes;
    if (!this.connection.transport.writable && this.queued + this.sending > this.limits.unreadBytes)
      this.cut('unread');
  }

  private cut(reason: CutReason): void {
    if (this.isCut) return;
    this.isCut = true;
    this.onCut(reason);
    // Not in the middle of a broadcast or of a batch of packets, which go through the same connection.
    setImmediate(() => {
      this.terminate();
      this.connection.close(true);
    });
  }

  private terminate(): void {
    for (const { terminate } of this.websockets) terminate();
  }
}
