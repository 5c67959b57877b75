import {
  isOld,
  offlineQueueEmptied,
  pendingWrites,
  writeHeld,
  writesRestored,
  type PendingWrite,
} from '@taskloom/contracts/rtk';
import type { AppStore } from '../store/app-store';
import type { Realtime } from '../socket/realtime';
import { onForget } from '../session/forget-everything';
import { keptWrites, type KeptWrites } from '../storage/kept-writes';
import { reportRefusal } from './refusals';
import { sendAgain } from './send-again';
import { jitter } from '@taskloom/contracts';

/** The pauses between attempts, in milliseconds: exponential backoff with jitter. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

const isOnline = (): boolean => navigator.onLine;

/** Only one tab at a time sends, where the browser has locks; elsewhere the idempotency key prevents duplicates. */
const exclusively = async (userId: string, work: () => Promise<boolean>): Promise<boolean> => {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`taskloom-outbox:${userId}`, { ifAvailable: true }, (lock) =>
    lock ? work() : false,
  );
};

const isDue = ({ state, held = false }: PendingWrite): boolean => state === 'waiting' && !held;

/** Sends the pending writes in order until one can't be delivered; refused ones are reported and removed. True when none is left. */
const sendAll = async (store: AppStore): Promise<boolean> => {
  for (;;) {
    const next = pendingWrites(store.getState()).find(isDue);
    if (!next) return true;
    if (isOld(next, Date.now())) {
      store.dispatch(writeHeld(next.id));
      continue;
    }
    if (!isOnline()) return false;
    const answer = await store.dispatch(sendAgain(next));
    if (answer.result === 'waiting') return false;
    if (answer.result === 'refused') reportRefusal(next, answer.error);
  }
};

/** Sends pending writes, with backoff while the server is unreachable. */
function createSender(store: AppStore) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  let busy = false;

  const send = async (): Promise<void> => {
    clearTimeout(timer);
    const userId = store.getState().auth.user?._id;
    if (busy || !userId) return;
    busy = true;
    const empty = await exclusively(userId, () => sendAll(store));
    busy = false;
    if (empty) pause = FIRST_PAUSE_MS;
    else {
      timer = setTimeout(() => void send(), jitter(pause));
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  };
  return {
    /** Sends at once and resets the backoff, because the connection is back. */
    now: () => {
      pause = FIRST_PAUSE_MS;
      void send();
    },
    request: () => {
      if (!busy) void send();
    },
    stop: () => clearTimeout(timer),
  };
}

/** A write that was being sent at the reload is pending again; an old one is held for the person's decision. */
const asRestored = (write: PendingWrite): PendingWrite => {
  if (write.state === 'conflict') return write;
  return { ...write, state: 'waiting', held: write.held || isOld(write, Date.now()), kept: true };
};

/** With a full or blocked database, pending writes don't survive a reload, but the page works. */
const ignoringErrors = (work: Promise<void>): void => void work.catch(() => undefined);

/** Stores pending writes and removes confirmed ones. */
function createRecorder(kept: KeptWrites) {
  let before: readonly PendingWrite[] = [];
  return {
    /** Another person is signed in: their queue must not remove the previous person's entries. */
    reset: () => {
      before = [];
    },
    record: (now: readonly PendingWrite[]) => {
      const last = new Map(before.map((write) => [write.id, write]));
      before = now;
      for (const write of now) {
        if (last.get(write.id) !== write) ignoringErrors(kept.put(write));
        last.delete(write.id);
      }
      for (const id of last.keys()) ignoringErrors(kept.remove(id));
    },
  };
}

/** Restores pending writes after a reload, stores new ones, and sends each once (specification 10). */
export function keepOfflineQueue(
  store: AppStore,
  realtime: Realtime,
  kept: KeptWrites = keptWrites(),
): () => void {
  const sender = createSender(store);
  const recorder = createRecorder(kept);
  let userId: string | undefined;

  const restore = async (id: string): Promise<void> => {
    const found = await kept.of(id).catch(() => []);
    if (userId !== id) return;
    if (found.length > 0) store.dispatch(writesRestored(found.map(asRestored)));
    // What was written before this code was loaded is stored and sent too.
    follow();
  };

  const follow = (): void => {
    const { auth } = store.getState();
    const now = auth.user?._id;
    if (now !== userId) {
      userId = now;
      recorder.reset();
      const foreign = pendingWrites(store.getState()).some((write) => write.userId !== now);
      if (foreign) store.dispatch(offlineQueueEmptied());
      if (now) void restore(now);
      return;
    }
    if (!userId) return;
    const writes = pendingWrites(store.getState());
    recorder.record(writes);
    if (writes.some(isDue)) sender.request();
  };

  let seen: unknown;
  const stops = [
    store.subscribe(() => {
      const { auth, outbox: queue } = store.getState();
      if (queue === seen && auth.user?._id === userId) return;
      seen = queue;
      follow();
    }),
    realtime.onStatus(() => realtime.status() === 'online' && sender.now()),
    onForget(kept.removeAll),
  ];
  window.addEventListener('online', sender.now);
  follow();
  return () => {
    stops.forEach((stop) => stop());
    window.removeEventListener('online', sender.now);
    sender.stop();
  };
}
