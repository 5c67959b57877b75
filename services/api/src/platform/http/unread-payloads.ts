/** The operating system buffers this much even if the client doesn't read. */
export const SMALL = 16 * 1024;

/** A payload of one response or, as the body of a cached response, of several. */
interface Held {
  readonly size: number;
  responses: number;
}

/** One response that isn't read yet. */
export interface Unread {
  /** Its part of the memory, in bytes. */
  share(): number;
  forget(): void;
}

/**
 * Memory of all responses that clients haven't read yet. A buffer that several responses send is in memory once, so it counts
 * once, and its bytes are split between them. Each response counts {@link SMALL} at least, for its connection.
 */
export class UnreadPayloads {
  // Only streams and sockets keep a payload in memory.
  private readonly buffers = new WeakMap<Buffer, Held>();
  private total = 0;

  get bytes(): number {
    return this.total;
  }

  add(payload: unknown): Unread {
    const held = this.held(payload);
    this.count(held, 1);
    return { share: () => memoryOf(held) / held.responses, forget: () => this.count(held, -1) };
  }

  private held(payload: unknown): Held {
    if (!Buffer.isBuffer(payload)) return { size: sizeOf(payload), responses: 0 };
    const held = this.buffers.get(payload) ?? { size: sizeOf(payload), responses: 0 };
    this.buffers.set(payload, held);
    return held;
  }

  private count(held: Held, responses: number): void {
    this.total -= memoryOf(held);
    held.responses += responses;
    this.total += memoryOf(held);
  }
}

const memoryOf = ({ size, responses }: Held): number =>
  responses === 0 ? 0 : Math.max(size, responses * SMALL);

/** A stream is read as the client consumes it and is never in memory as a whole. */
export const sizeOf = (payload: unknown): number => {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length;
  return payload ? SMALL : 0;
};
