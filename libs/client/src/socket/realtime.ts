import type { ClientToServerEvents, PublicPerson } from '@taskloom/contracts';
import { openSocket, type ClientSocket, type OpenSocket } from './open-socket';
import { createRooms, type Rooms } from './rooms';
import { createServerEventHub, type ServerEventHub } from './server-events';
import { jitter } from '../idle/jitter';

/** `off`: nobody is signed in. `refused`: the server closed the door; the session is being looked at. */
export type ConnectionStatus = 'off' | 'connecting' | 'online' | 'offline' | 'refused';

export interface Realtime {
  status: () => ConnectionStatus;
  onStatus: (tell: () => void) => () => void;
  on: ServerEventHub['on'];
  rooms: Pick<Rooms, 'state' | 'watch' | 'onJoined' | 'onLeft'>;
  /** Sends a hint when online and drops it otherwise, because late hints are useless. */
  send: <E extends keyof ClientToServerEvents>(
    event: E,
    ...args: Parameters<ClientToServerEvents[E]>
  ) => void;
  /** Connects with a token and replaces an earlier connection. */
  connect: (token: string) => void;
  disconnect: () => void;
}

/** What the server says to a token without a living session; anything else passes. */
const UNAUTHORIZED = 'unauthorized';

const LONGEST_PAUSE_MS = 60_000;

/** Longer after each refusal, with jitter, so that not everybody is back in the same moment; milliseconds. */
const pauseMs = (refusals: number): number =>
  jitter(Math.min(1_000 * 2 ** refusals, LONGEST_PAUSE_MS), 0.5, 1.5);

const without = (people: readonly PublicPerson[], { _id }: PublicPerson): PublicPerson[] =>
  people.filter((person) => person._id !== _id);

/** The only connection of a tab. It reconnects automatically with backoff and jitter. */
export function createRealtime(open: OpenSocket = openSocket): Realtime {
  const hub = createServerEventHub();
  const rooms = createRooms();
  const listeners = new Set<() => void>();
  let status: ConnectionStatus = 'off';
  let socket: ClientSocket | null = null;
  /** Rises with each connect and disconnect, so that a socket that comes late is known to be unwanted. */
  let turn = 0;

  const become = (next: ConnectionStatus): void => {
    if (next === status) return;
    status = next;
    listeners.forEach((tell) => tell());
  };

  const attach = (next: ClientSocket): void => {
    let refusals = 0;
    hub.listenTo(next);
    next.on('connect', () => {
      refusals = 0;
      rooms.connected(next);
      become('online');
    });
    next.on('connect_error', ({ message }) => {
      const refused = !next.active && message === UNAUTHORIZED;
      become(refused ? 'refused' : 'offline');
      // Socket.IO itself tries again only when the network fails, not when the server can't look the session up now, or the
      // person has too many tabs open.
      if (!next.active && !refused) setTimeout(() => socket === next && next.connect(), pauseMs(refusals++));
    });
    next.on('disconnect', () => {
      rooms.disconnected();
      become(next.active ? 'offline' : 'refused');
    });
    next.connect();
  };

  const disconnect = (): void => {
    turn += 1;
    socket?.removeAllListeners();
    socket?.offAny();
    socket?.disconnect();
    socket = null;
    rooms.disconnected();
    become('off');
  };

  const connect = (token: string): void => {
    disconnect();
    const mine = turn;
    become('connecting');
    open(token).then(
      (next) => {
        if (mine !== turn) return;
        socket = next;
        attach(next);
      },
      // Its code could not be loaded: the page works without, and the next sign-in tries again.
      () => mine === turn && become('offline'),
    );
  };

  hub.on('user:joined', ({ projectId, user }) =>
    rooms.presence(projectId, ({ present, open }) => ({ present: [...without(present, user), user], open })),
  );
  hub.on('user:left', ({ projectId, user }) =>
    rooms.presence(projectId, ({ present, open }) => ({
      present: without(present, user),
      open: open.filter((each) => each.user._id !== user._id),
    })),
  );
  hub.on('project:present', ({ projectId, present, open }) =>
    rooms.presence(projectId, () => ({ present, open })),
  );
  hub.on('task:opened', ({ projectId, user, taskIds }) =>
    rooms.presence(projectId, ({ present, open }) => {
      const others = open.filter((each) => each.user._id !== user._id);
      return { present, open: taskIds.length > 0 ? [...others, { user, taskIds }] : others };
    }),
  );

  return {
    status: () => status,
    onStatus: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    on: hub.on,
    rooms,
    send: (event, ...args) => {
      if (socket?.connected) socket.emit(event, ...args);
    },
    connect,
    disconnect,
  };
}
