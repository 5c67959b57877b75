import type { ClientToServerEvents, ServerToClientEvents } from '@taskloom/contracts';
import { io, type Socket } from 'socket.io-client';
import type { TestApi } from './api.js';

type Client = Socket<ServerToClientEvents, ClientToServerEvents>;
type EventName = keyof ServerToClientEvents & string;
type DataOf<E extends EventName> = Parameters<ServerToClientEvents[E]>[0];

/** One person's connection, with everything it has heard. */
export class SocketClient {
  private readonly all: { event: string; data: unknown }[] = [];
  private readonly waiting = new Set<() => void>();

  constructor(readonly socket: Client) {
    socket.onAny((event: string, data: unknown) => {
      this.all.push({ event, data });
      for (const wake of this.waiting) wake();
    });
  }

  /** All events except the revisions that the server sends at intervals. */
  get heard(): { event: string; data: unknown }[] {
    return this.all.filter(({ event }) => event !== 'project:revision');
  }

  /** Sends any event and returns the acknowledgement. */
  ask(event: string, ...body: unknown[]): Promise<unknown> {
    // A hostile client's data has no type.
    return this.socket.timeout(30_000).emitWithAck(event as never, ...(body as never));
  }

  of<E extends EventName>(event: E): DataOf<E>[] {
    return this.all.filter((entry) => entry.event === event).map(({ data }) => data as DataOf<E>);
  }

  /** Waits for an event that matches. */
  async hears<E extends EventName>(
    event: E,
    matches: (data: DataOf<E>) => boolean = () => true,
  ): Promise<DataOf<E>> {
    for (;;) {
      const found = this.of(event).find(matches);
      if (found) return found;
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.waiting.delete(wake);
          resolve();
        };
        this.waiting.add(wake);
      });
    }
  }

  /** Waits for an acknowledgement, which arrives after everything that was sent before it. */
  async settled(): Promise<void> {
    await this.ask('leave-project', 'nothing');
  }
}

/** Connections to the API, closed at the end of the file. */
export const useSockets = (api: TestApi) => {
  const open: Client[] = [];
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect();
  });

  const start = async (auth: object, extraHeaders: Record<string, string> = {}): Promise<Client> => {
    const url = await api.listen();
    const client: Client = io(url, {
      auth,
      extraHeaders,
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    open.push(client);
    return client;
  };

  return {
    /** `auth`: what the handshake says besides the token. */
    async connect({ token }: { token: string }, auth: object = {}): Promise<SocketClient> {
      const client = await start({ token, ...auth });
      const socket = new SocketClient(client);
      await new Promise<void>((resolve, reject) => {
        client.once('connect', resolve).once('connect_error', reject);
      });
      return socket;
    },
    /** The message of the refusal. */
    async refusal(auth: object, headers?: Record<string, string>): Promise<string> {
      const client = await start(auth, headers);
      return new Promise((resolve, reject) => {
        client
          .once('connect_error', ({ message }) => resolve(message))
          .once('connect', () => reject(new Error('The socket was admitted')));
      });
    },
  };
};
