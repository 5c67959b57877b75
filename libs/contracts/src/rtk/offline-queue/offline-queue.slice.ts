import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TaskEdit } from '../../task.js';
import { isTaskField, sameField } from '../../task-fields.js';
import { sessionEnded } from '../auth-state.js';
import { nextKey, type Conflict, type PendingWrite, type ProjectEdit } from './pending-write.js';

/** The offline queue: writes that the server has not confirmed. Selectors lay them over the cache. */
export interface OfflineQueueState {
  writes: PendingWrite[];
}

const empty: OfflineQueueState = { writes: [] };

/** How many tasks by other people a pending creation remembers, so that none of them is taken for its own. */
const MOST_OTHERS = 100;

const inOrder = (writes: PendingWrite[]): PendingWrite[] => writes.toSorted((a, b) => a.at - b.at);

interface Decision {
  id: string;
  field: TaskEdit | ProjectEdit;
  keep: 'mine' | 'theirs';
}

type Loose = { changes: Record<string, unknown>; before?: Record<string, unknown>; version?: number };

/** Applies the decision about one field to the write; true when no change is left to send. */
const decide = (write: PendingWrite, { field, keep }: Decision): boolean => {
  const { conflict } = write;
  if (!conflict || (write.kind !== 'updateTask' && write.kind !== 'updateProject')) return false;
  // The kind determines whether these are a task's or a project's fields.
  const arg = write.arg as unknown as Loose;
  const now = conflict.current as unknown as Record<string, unknown>;
  if (keep === 'theirs')
    arg.changes = Object.fromEntries(Object.entries(arg.changes).filter(([name]) => name !== field));
  else arg.before = { ...arg.before, [field]: now[field] };
  // Decided with the column.
  delete arg.before?.position;
  const left = conflict.fields.filter((other) => other !== field);
  if (left.length > 0) {
    write.conflict = { ...conflict, fields: left };
    return false;
  }
  arg.version = conflict.current.version;
  delete write.conflict;
  write.state = 'waiting';
  return Object.entries(arg.changes).every(([name, value]) =>
    isTaskField(name) ? sameField(name, value, now[name]) : value === now[name],
  );
};

const slice = createSlice({
  name: 'outbox',
  initialState: empty,
  reducers: {
    writeStarted: (state, { payload }: PayloadAction<PendingWrite>) => {
      const known = state.writes.find(({ id }) => id === payload.id);
      if (known) Object.assign(known, { state: 'sending', tried: true });
      else state.writes.push(payload as never);
    },
    writeParked: (state, { payload: id }: PayloadAction<string>) => {
      const write = state.writes.find((each) => each.id === id);
      if (write) Object.assign(write, { state: 'waiting', kept: true });
    },
    writeStopped: (
      state,
      { payload: { id, conflict } }: PayloadAction<{ id: string; conflict: Conflict }>,
    ) => {
      const write = state.writes.find((each) => each.id === id);
      if (write) Object.assign(write, { state: 'conflict', conflict });
    },
    /** A task was created, `other` by another person: those of the same project that wait for their response are other ones. */
    taskCreated: (
      state,
      {
        payload: { projectId, createdAt, other },
      }: PayloadAction<{
        projectId: string;
        createdAt: string;
        other?: string;
      }>,
    ) => {
      for (const { kind, arg } of state.writes)
        if (kind === 'createTask' && arg.projectId === projectId) {
          if (other) arg.others = [other, ...(arg.others ?? [])].slice(0, MOST_OTHERS);
          else if ((arg.since ?? '') < createdAt) arg.since = createdAt;
        }
    },
    /** Confirmed, refused, or given up. */
    writeEnded: (state, { payload: id }: PayloadAction<string>) => {
      state.writes = state.writes.filter((write) => write.id !== id);
    },
    /** Restored from browser storage after a reload. */
    writesRestored: (state, { payload }: PayloadAction<PendingWrite[]>) => {
      const known = new Set(state.writes.map(({ id }) => id));
      const more = payload.filter(({ id }) => !known.has(id));
      return { writes: inOrder([...(state.writes as PendingWrite[]), ...more]) } as never;
    },
    conflictDecided: {
      prepare: (decision: Decision) => ({ payload: { ...decision, now: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<Decision & { now: number }>) => {
        const write = state.writes.find(({ id }) => id === payload.id) as PendingWrite | undefined;
        if (!write) return;
        write.wantedAt = payload.now;
        if (decide(write, payload)) state.writes = state.writes.filter((each) => each.id !== payload.id);
      },
    },
    /** Too old to be sent without the person's confirmation. */
    writeHeld: (state, { payload: id }: PayloadAction<string>) => {
      const write = state.writes.find((each) => each.id === id);
      if (write) Object.assign(write, { state: 'waiting', held: true, kept: true });
    },
    /** The person has confirmed that an old write is to be sent. */
    writeReleased: {
      prepare: (id: string) => ({ payload: { id, now: Date.now() } }),
      reducer: (state, { payload: { id, now } }: PayloadAction<{ id: string; now: number }>) => {
        const write = state.writes.find((each) => each.id === id);
        if (!write?.held) return;
        Object.assign(write, { id: nextKey(id), state: 'waiting', wantedAt: now });
        delete write.tried;
        delete write.held;
      },
    },
    // eslint-disable-next-line terms/browser -- The action's type is part of the published types.
    outboxEmptied: () => empty,
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => empty),
});

export const offlineQueueReducer = slice.reducer;
export const {
  writeStarted,
  writeParked,
  writeStopped,
  taskCreated,
  writeEnded,
  writesRestored,
  conflictDecided,
  writeHeld,
  writeReleased,
  // eslint-disable-next-line terms/browser -- As above.
  outboxEmptied: offlineQueueEmptied,
} = slice.actions;

const NONE: readonly PendingWrite[] = [];

/** Stores in tests may have no offline queue. */
export const pendingWrites = (state: unknown): readonly PendingWrite[] =>
  (state as { outbox?: OfflineQueueState }).outbox?.writes ?? NONE;

/** Those that wait to be sent or for a decision. */
export const isWaiting = ({ state, kept = false }: PendingWrite): boolean => kept || state !== 'sending';
