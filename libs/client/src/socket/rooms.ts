import type { JoinAck, OpenTasks, PublicPerson } from '@taskloom/contracts';
import type { ClientSocket } from './open-socket';

/** What a screen knows of the project's room. */
export interface RoomState {
  status: 'joining' | 'joined' | 'refused';
  /** The project's revision when the room was joined last; a smaller one known before means that something was missed. */
  revision: number | null;
  /** People who have the project open. */
  present: readonly PublicPerson[];
  /** Which of its tasks they have open. */
  open: readonly OpenTasks[];
}

type Joined = Extract<JoinAck, { ok: true }>;
type OnJoined = (projectId: string, answer: Joined) => void;
type OnLeft = (projectId: string) => void;

export const JOINING: RoomState = { status: 'joining', revision: null, present: [], open: [] };

interface Room {
  state: RoomState;
  watchers: Set<() => void>;
}

export interface Rooms {
  state: (projectId: string) => RoomState;
  /** Joins with the first watcher and leaves with the last. */
  watch: (projectId: string, tell: () => void) => () => void;
  /** A connection is there: all rooms are joined, again if need be. */
  connected: (socket: ClientSocket) => void;
  disconnected: () => void;
  /** Somebody opened or left the project, or one of its tasks. */
  presence: (projectId: string, change: (state: RoomState) => Pick<RoomState, 'present' | 'open'>) => void;
  /** Each time the server has let this tab into a room, also after a reconnect. Returns the way to stop. */
  onJoined: (tell: OnJoined) => () => void;
  onLeft: (tell: OnLeft) => () => void;
}

const answered = (answer: JoinAck): RoomState =>
  answer.ok
    ? { status: 'joined', revision: answer.revision, present: answer.present, open: answer.open ?? [] }
    : { ...JOINING, status: 'refused' };

const AGAIN_MS = 1_000;

/** The database is away, or too much was asked: no word on whether one may come in. */
const isNotNow = (answer: JoinAck): boolean => !answer.ok && (answer.code === 503 || answer.code === 429);

/** The tab's rooms, shared by all screens that watch them. */
export function createRooms(): Rooms {
  const rooms = new Map<string, Room>();
  const onJoined = new Set<OnJoined>();
  const onLeft = new Set<OnLeft>();
  let socket: ClientSocket | null = null;

  const set = (room: Room, state: RoomState): void => {
    room.state = state;
    room.watchers.forEach((tell) => tell());
  };
  const join = (projectId: string, room: Room): void => {
    const via = socket;
    via?.emit('join-project', projectId, (answer) => {
      if (socket !== via || rooms.get(projectId) !== room) return;
      if (isNotNow(answer)) {
        setTimeout(() => socket === via && rooms.get(projectId) === room && join(projectId, room), AGAIN_MS);
        return;
      }
      set(room, answered(answer));
      if (answer.ok) onJoined.forEach((tell) => tell(projectId, answer));
    });
  };
  const open = (projectId: string): Room => {
    const room: Room = { state: JOINING, watchers: new Set() };
    rooms.set(projectId, room);
    join(projectId, room);
    return room;
  };

  return {
    state: (projectId) => rooms.get(projectId)?.state ?? JOINING,
    watch: (projectId, tell) => {
      const room = rooms.get(projectId) ?? open(projectId);
      room.watchers.add(tell);
      return () => {
        room.watchers.delete(tell);
        if (room.watchers.size > 0 || rooms.get(projectId) !== room) return;
        rooms.delete(projectId);
        socket?.emit('leave-project', projectId);
        onLeft.forEach((tell) => tell(projectId));
      };
    },
    connected: (next) => {
      socket = next;
      rooms.forEach((room, projectId) => join(projectId, room));
    },
    disconnected: () => {
      socket = null;
      rooms.forEach((room) => set(room, { ...room.state, status: 'joining' }));
    },
    presence: (projectId, change) => {
      const room = rooms.get(projectId);
      if (room) set(room, { ...room.state, ...change(room.state) });
    },
    onJoined: (tell) => {
      onJoined.add(tell);
      return () => onJoined.delete(tell);
    },
    onLeft: (tell) => {
      onLeft.add(tell);
      return () => onLeft.delete(tell);
    },
  };
}
