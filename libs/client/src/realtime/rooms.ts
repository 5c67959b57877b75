import type { JoinAck, PublicPerson } from '@taskloom/contracts';
import type { ClientSocket } from './open-socket';

/** What a screen knows of the project's room. */
export interface RoomState {
  status: 'joining' | 'joined' | 'refused';
  /** The project's revision when the room was joined last; a smaller one known before means that something was missed. */
  revision: number | null;
  /** Who has the project open. */
  present: readonly PublicPerson[];
}

export const JOINING: RoomState = { status: 'joining', revision: null, present: [] };

interface Room {
  state: RoomState;
  watchers: Set<() => void>;
}

export interface Rooms {
  state: (projectId: string) => RoomState;
  /** Joins with the first watcher, leaves with the last. */
  watch: (projectId: string, tell: () => void) => () => void;
  /** A connection is there: all rooms are joined, again if need be. */
  connected: (socket: ClientSocket) => void;
  disconnected: () => void;
  /** Somebody opened or left the project. */
  presence: (projectId: string, change: (present: readonly PublicPerson[]) => PublicPerson[]) => void;
}

const answered = (answer: JoinAck): RoomState =>
  answer.ok
    ? { status: 'joined', revision: answer.revision, present: answer.present }
    : { status: 'refused', revision: null, present: [] };

/** The rooms that this tab is in, shared by all screens that watch them. */
export function createRooms(): Rooms {
  const rooms = new Map<string, Room>();
  let socket: ClientSocket | null = null;

  const set = (room: Room, state: RoomState): void => {
    room.state = state;
    room.watchers.forEach((tell) => tell());
  };
  const join = (projectId: string, room: Room): void => {
    const via = socket;
    via?.emit('join-project', projectId, (answer) => {
      if (socket === via && rooms.get(projectId) === room) set(room, answered(answer));
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
      if (room) set(room, { ...room.state, present: change(room.state.present) });
    },
  };
}
