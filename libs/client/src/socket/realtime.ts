import {
  createObservable,
  jitter,
  SERVER_EVENTS,
  type ClientToServerEvents,
  type PublicPerson,
} from '@taskloom/contracts';
import { openSocket, type ClientSocket, type OpenSocket } from './open-socket';
import { createRooms, type Rooms } from './rooms';
import { createServerEventHub, type ServerEventHub } from './server-events';

/** `off`: no one is signed in. `refused`: the server refused the session, which is being checked. */
export type ConnectionStatus = 'off' | 'connecting' | 'online' | 'offline' | 'refused';

export interface Realtime {
  status: () => ConnectionStatus;
  onStatus: (listener: () => void) => () => void;
  on: ServerEventHub['on'];
  rooms: Pick<Rooms, 'state' | 'watch' | 'onJoined' | 'onLeft' | 'onRefused'>;
  /** Sends a hint when online and drops it otherwise, because late hints are useless. */
  send: <E extends keyof ClientToServerEvents>(
    event: E,
    ...args: Parameters<ClientToServerEvents[E]>
  ) => void;
  /** Connects with a token and replaces an earlier connection. */
  connect: (token: string) => void;
  /** The session has a new token: an open connection stays, and uses it after a loss. Without this, `connect` is called. */
  renew?: (token: string) => void;
  disconnect: () => void;
}

/** The server's error for a token without a valid session. Other errors are temporary. */
const UNAUTHORIZED = 'unauthorized';

const LONGEST_PAUSE_MS = 60_000;
/** As long as Socket.IO pauses on average between two attempts to connect. */
const LOAD_AGAIN_MS = 3_000;

/** Exponential backoff with jitter, in milliseconds. */
const pauseMs = (refusals: number): number =>
  jitter(Math.min(1_000 * 2 ** refusals, LONGEST_PAUSE_MS), 0.5, 1.5);

const without = (people: readonly PublicPerson[], { _id }: PublicPerson): PublicPerson[] =>
  people.filter((person) => person._id !== _id);

/** Tries again while Socket.IO can't be loaded, because the connection was lost before that. */
async function openOnceLoaded(
  open: () => Promise<ClientSocket>,
  isOver: () => boolean,
  onFailure: () => void,
): Promise<ClientSocket | undefined> {
  while (!isOver()) {
    try {
      return await open();
    } catch {
      if (!isOver()) onFailure();
      await new Promise((resolve) => setTimeout(resolve, jitter(LOAD_AGAIN_MS, 0.5, 1.5)));
    }
  }
  return undefined;
}

/** The only connection of a tab. It reconnects automatically with backoff and jitter. */
export function createRealtime(open: OpenSocket = openSocket): Realtime {
  const hub = createServerEventHub();
  const rooms = createRooms();
  const statusChanges = createObservable();
  let status: ConnectionStatus = 'off';
  let socket: ClientSocket | null = null;
  /** Increases with each connect and disconnect, to detect a socket that is created too late. */
  let turn = 0;

  const setStatus = (next: ConnectionStatus): void => {
    if (next === status) return;
    status = next;
    statusChanges.notify();
  };

  const attach = (next: ClientSocket): void => {
    let refusals = 0;
    hub.listenTo(next);
    next.on('connect', () => {
      refusals = 0;
      rooms.connected(next);
      setStatus('online');
    });
    next.on('connect_error', ({ message }) => {
      const refused = !next.active && message === UNAUTHORIZED;
      setStatus(refused ? 'refused' : 'offline');
      // Socket.IO retries by itself only after network failures, not when the server rejects the handshake because the database is
      // unavailable or the person has too many tabs open.
      if (!next.active && !refused) setTimeout(() => socket === next && next.connect(), pauseMs(refusals++));
    });
    next.on('disconnect', () => {
      rooms.disconnected();
      setStatus(next.active ? 'offline' : 'refused');
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
    setStatus('off');
  };

  const connect = (token: string): void => {
    disconnect();
    const mine = turn;
    setStatus('connecting');
    const isOver = () => mine !== turn;
    void openOnceLoaded(
      () => open(token),
      isOver,
      () => setStatus('offline'),
    ).then((next) => {
      if (!next || isOver()) return;
      socket = next;
      attach(next);
    });
  };

  const renew = (token: string): void => {
    if (socket?.connected) socket.auth = { token };
    else connect(token);
  };

  hub.on(SERVER_EVENTS.userJoined, ({ projectId, user }) =>
    rooms.presence(projectId, ({ present, open }) => ({ present: [...without(present, user), user], open })),
  );
  hub.on(SERVER_EVENTS.userLeft, ({ projectId, user }) =>
    rooms.presence(projectId, ({ present, open }) => ({
      present: without(present, user),
      open: open.filter((each) => each.user._id !== user._id),
    })),
  );
  hub.on(SERVER_EVENTS.projectPresent, ({ projectId, present, open }) =>
    rooms.presence(projectId, () => ({ present, open })),
  );
  hub.on(SERVER_EVENTS.taskOpened, ({ projectId, user, taskIds }) =>
    rooms.presence(projectId, ({ present, open }) => {
      const others = open.filter((each) => each.user._id !== user._id);
      return { present, open: taskIds.length > 0 ? [...others, { user, taskIds }] : others };
    }),
  );

  return {
    status: () => status,
    onStatus: statusChanges.subscribe,
    on: hub.on,
    rooms,
    send: (event, ...args) => {
      if (socket?.connected) socket.emit(event, ...args);
    },
    connect,
    renew,
    disconnect,
  };
}
