import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../auth-state.js';
import { sameValue } from './same-value.js';
import {
  nextKey,
  type Conflict,
  type PendingWrite,
  type ProjectEdit,
  type TaskEdit,
} from './pending-write.js';

/** What this tab has written and the server has not confirmed: laid over the cache wherever it is shown. */
export interface OutboxState {
  writes: PendingWrite[];
}

const empty: OutboxState = { writes: [] };

const inOrder = (writes: PendingWrite[]): PendingWrite[] => writes.toSorted((a, b) => a.at - b.at);

interface Decision {
  id: string;
  field: TaskEdit | ProjectEdit;
  keep: 'mine' | 'theirs';
}

type Loose = { changes: Record<string, unknown>; before?: Record<string, unknown>; version?: number };

/** Takes one field's decision into the write; true when it has nothing left to say. */
const decide = (write: PendingWrite, { field, keep }: Decision): boolean => {
  const { conflict } = write;
  if (!conflict || (write.kind !== 'updateTask' && write.kind !== 'updateProject')) return false;
  // Fields of tasks and of projects: which of them, the kind tells.
  const arg = write.arg as unknown as Loose;
  const now = conflict.current as unknown as Record<string, unknown>;
  if (keep === 'theirs')
    arg.changes = Object.fromEntries(Object.entries(arg.changes).filter(([name]) => name !== field));
  else arg.before = { ...arg.before, [field]: now[field] };
  const left = conflict.fields.filter((other) => other !== field);
  if (left.length > 0) {
    write.conflict = { ...conflict, fields: left };
    return false;
  }
  arg.version = conflict.current.version;
  delete write.conflict;
  write.state = 'waiting';
  return Object.entries(arg.changes).every(([name, value]) => sameValue(value, now[name]));
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
    /** Confirmed, refused, or given up. */
    writeEnded: (state, { payload: id }: PayloadAction<string>) => {
      state.writes = state.writes.filter((write) => write.id !== id);
    },
    /** Found in the browser, from before a reload. */
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
    /** Too old to be sent without a word of its person. */
    writeHeld: (state, { payload: id }: PayloadAction<string>) => {
      const write = state.writes.find((each) => each.id === id);
      if (write) Object.assign(write, { state: 'waiting', held: true, kept: true });
    },
    /** Its person wants it to be sent, though it is old. */
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
    outboxEmptied: () => empty,
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => empty),
});

export const outboxReducer = slice.reducer;
export const {
  writeStarted,
  writeParked,
  writeStopped,
  writeEnded,
  writesRestored,
  conflictDecided,
  writeHeld,
  writeReleased,
  outboxEmptied,
} = slice.actions;

const NONE: readonly PendingWrite[] = [];

/** Stores of tests may do without an outbox. */
export const pendingWrites = (state: unknown): readonly PendingWrite[] =>
  (state as { outbox?: OutboxState }).outbox?.writes ?? NONE;

/** Those that wait to be sent or for a decision. */
export const isWaiting = ({ state, kept = false }: PendingWrite): boolean => kept || state !== 'sending';
