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
import { tellRefused } from './refusals';
import { sendAgain } from './send-again';
import { jitter } from '../idle/jitter';

/** Milliseconds to wait while nothing gets through: twice as long each time, with jitter. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

const isOnline = (): boolean => navigator.onLine;

/** One tab at a time sends, where the browser can say so; the key protects where it can't. */
const alone = async (userId: string, work: () => Promise<boolean>): Promise<boolean> => {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`taskloom-outbox:${userId}`, { ifAvailable: true }, (lock) =>
    lock ? work() : false,
  );
};

const isToBeSent = ({ state, held = false }: PendingWrite): boolean => state === 'waiting' && !held;

/** Sends the pending writes in order until one can't be delivered; refused ones are reported and dropped. True when none is left. */
const sendAll = async (store: AppStore): Promise<boolean> => {
  for (;;) {
    const next = pendingWrites(store.getState()).find(isToBeSent);
    if (!next) return true;
    if (isOld(next, Date.now())) {
      store.dispatch(writeHeld(next.id));
      continue;
    }
    if (!isOnline()) return false;
    const answer = await store.dispatch(sendAgain(next));
    if (answer.fate === 'waiting') return false;
    if (answer.fate === 'refused') tellRefused(next, answer.error);
  }
};

/** Sends as soon as it may get through, and tries again ever more rarely while it does not. */
function createSender(store: AppStore) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  let busy = false;

  const send = async (): Promise<void> => {
    clearTimeout(timer);
    const userId = store.getState().auth.user?._id;
    if (busy || !userId) return;
    busy = true;
    const empty = await alone(userId, () => sendAll(store));
    busy = false;
    if (empty) pause = FIRST_PAUSE_MS;
    else {
      timer = setTimeout(() => void send(), jitter(pause));
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  };
  return {
    /** Something has changed for the better. */
    now: () => {
      pause = FIRST_PAUSE_MS;
      void send();
    },
    wanted: () => {
      if (!busy) void send();
    },
    stop: () => clearTimeout(timer),
  };
}

/** What was under way at the reload waits again; what is old waits for a word of its person. */
const asRestored = (write: PendingWrite): PendingWrite => {
  if (write.state === 'conflict') return write;
  return { ...write, state: 'waiting', held: write.held || isOld(write, Date.now()), kept: true };
};

/** With a full or blocked database, pending writes don't survive a reload, but the page works. */
const quietly = (work: Promise<void>): void => void work.catch(() => undefined);

/** Writes down what the server has not confirmed, and strikes out what it has. */
function createLedger(kept: KeptWrites) {
  let before: readonly PendingWrite[] = [];
  return {
    /** What somebody else sees now is not to be struck out for whom it belongs to. */
    turnPage: () => {
      before = [];
    },
    note: (now: readonly PendingWrite[]) => {
      const last = new Map(before.map((write) => [write.id, write]));
      before = now;
      for (const write of now) {
        if (last.get(write.id) !== write) quietly(kept.put(write));
        last.delete(write.id);
      }
      for (const id of last.keys()) quietly(kept.remove(id));
    },
  };
}

/** Brings back what waits from before a reload, keeps it through the next one, and sends it once (specification 10). */
export function keepOfflineQueue(
  store: AppStore,
  realtime: Realtime,
  kept: KeptWrites = keptWrites(),
): () => void {
  const sender = createSender(store);
  const ledger = createLedger(kept);
  let userId: string | undefined;

  const restore = async (id: string): Promise<void> => {
    const found = await kept.of(id).catch(() => []);
    if (userId !== id || found.length === 0) return;
    store.dispatch(writesRestored(found.map(asRestored)));
  };

  const follow = (): void => {
    const { auth } = store.getState();
    const now = auth.user?._id;
    if (now !== userId) {
      userId = now;
      ledger.turnPage();
      const foreign = pendingWrites(store.getState()).some((write) => write.userId !== now);
      if (foreign) store.dispatch(offlineQueueEmptied());
      if (now) void restore(now);
      return;
    }
    if (!userId) return;
    const writes = pendingWrites(store.getState());
    ledger.note(writes);
    if (writes.some(isToBeSent)) sender.wanted();
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
