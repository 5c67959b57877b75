import {
  CLIENT_EVENTS,
  createObservable,
  type JoinAck,
  type Observable,
  type OpenTasks,
  type PublicPerson,
} from '@taskloom/contracts';
import type { ClientSocket } from './open-socket';

/** The state of a project's room in this tab. */
export interface RoomState {
  status: 'joining' | 'joined' | 'refused';
  /** The project's revision at the last join. If the cache has a smaller one, it has missed changes. */
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
  changes: Observable;
}

export interface Rooms {
  state: (projectId: string) => RoomState;
  /** Joins with the first listener and leaves with the last. Returns the unsubscribe function. */
  watch: (projectId: string, listener: () => void) => () => void;
  /** Joins all rooms, after a reconnect again. */
  connected: (socket: ClientSocket) => void;
  disconnected: () => void;
  /** Updates who has the project, or one of its tasks, open. */
  presence: (projectId: string, change: (state: RoomState) => Pick<RoomState, 'present' | 'open'>) => void;
  /** Called after each join, also after a reconnect. Returns the unsubscribe function. */
  onJoined: (listener: OnJoined) => () => void;
  onLeft: (listener: OnLeft) => () => void;
  /** Called when the server refuses a room: the person is no longer a member, or the project is deleted. */
  onRefused: (listener: OnLeft) => () => void;
}

const answered = (answer: JoinAck): RoomState =>
  answer.ok
    ? { status: 'joined', revision: answer.revision, present: answer.present, open: answer.open ?? [] }
    : { ...JOINING, status: 'refused' };

const RETRY_MS = 1_000;

/** The database is unavailable or a rate limit was hit, so the response is not about permission. */
const isTemporary = (answer: JoinAck): boolean => !answer.ok && (answer.code === 503 || answer.code === 429);

/** The tab's rooms, shared by all screens. */
export function createRooms(): Rooms {
  const rooms = new Map<string, Room>();
  const joins = createObservable<Parameters<OnJoined>>();
  const leaves = createObservable<Parameters<OnLeft>>();
  const refusals = createObservable<Parameters<OnLeft>>();
  let socket: ClientSocket | null = null;

  const set = (room: Room, state: RoomState): void => {
    room.state = state;
    room.changes.notify();
  };
  const join = (projectId: string, room: Room): void => {
    const via = socket;
    via?.emit(CLIENT_EVENTS.joinProject, projectId, (answer) => {
      if (socket !== via || rooms.get(projectId) !== room) return;
      if (isTemporary(answer)) {
        setTimeout(() => socket === via && rooms.get(projectId) === room && join(projectId, room), RETRY_MS);
        return;
      }
      set(room, answered(answer));
      if (answer.ok) joins.notify(projectId, answer);
      else refusals.notify(projectId);
    });
  };
  const leave = (projectId: string): void => {
    rooms.delete(projectId);
    socket?.emit(CLIENT_EVENTS.leaveProject, projectId);
    leaves.notify(projectId);
  };
  const open = (projectId: string): Room => {
    const room: Room = { state: JOINING, changes: createObservable(() => () => leave(projectId)) };
    rooms.set(projectId, room);
    join(projectId, room);
    return room;
  };

  return {
    state: (projectId) => rooms.get(projectId)?.state ?? JOINING,
    watch: (projectId, listener) => (rooms.get(projectId) ?? open(projectId)).changes.subscribe(listener),
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
    onJoined: joins.subscribe,
    onLeft: leaves.subscribe,
    onRefused: refusals.subscribe,
  };
}
