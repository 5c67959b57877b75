import type { RealtimeSocket } from '../socket-types.js';
import { packetBucket } from './packet-limit.js';
import { websocketOf, type Websocket } from './websocket-of.js';

export type Connection = RealtimeSocket['conn'];
type Transport = Connection['transport'];

export interface ConnectionLimits {
  /** Received per minute, of any kind, including pings and malformed packets. */
  packetsPerMinute: number;
  /** Bytes received per minute. */
  bytesPerMinute: number;
  /** Bytes that wait to be read by the other side. */
  unreadBytes: number;
}

export type CutReason = 'packets' | 'bytes' | 'unread';

const sizeOf = (data: unknown): number =>
  typeof data === 'string' ? data.length : Buffer.isBuffer(data) ? data.byteLength : 0;

/**
 * Enforces the limits of one Engine.IO connection, below Socket.IO: packets before the sign-in, pings and upgrade probes count
 * too. A connection that exceeds its limits is closed without a message, so that an honest client treats it as lost: it
 * reconnects with backoff and catches up.
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
    // Emitted once for each probe of the new transport.
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
    // Frames that never become packets cost resources too: each ping is answered, and fragments are buffered.
    for (const frame of ['ping', 'pong']) websocket.frames.on(frame, () => this.received(1, 0));
    websocket.wire?.on('data', (chunk) => this.received(0, chunk.length));
  }

  private received(packets: number, bytes: number): void {
    if (!this.packets.take(packets)) this.cut('packets');
    else if (!this.bytes.take(bytes)) this.cut('bytes');
  }

  /** The transport accepts the next batch only after it has sent the last one; until then packets wait in memory. */
  private queue(bytes: number): void {
    this.queued += bytes;
    if (!this.connection.transport.writable && this.queued + this.sending > this.limits.unreadBytes)
      this.cut('unread');
  }

  private cut(reason: CutReason): void {
    if (this.isCut) return;
    this.isCut = true;
    this.onCut(reason);
    // Deferred, because a broadcast or a batch of packets may be in progress on this connection.
    setImmediate(() => {
      this.terminate();
      this.connection.close(true);
    });
  }

  private terminate(): void {
    for (const { terminate } of this.websockets) terminate();
  }
}
