import {
  createObservable,
  IDEMPOTENCY_KEY_HOURS,
  type Attachment,
  type UploadResult,
} from '@taskloom/contracts';
import { isApiError, newIdempotencyKey, type UploadArg } from '@taskloom/contracts/rtk';
import { keptFiles, type KeptFiles } from '@taskloom/client';

/** An upload (specification 4: in progress with a percentage, then done or failed). */
export interface Upload {
  key: string;
  projectId: string;
  taskId: string;
  file: File;
  /** 0 to 100. */
  percent: number;
  /** `offline` waits for the connection, `queued` for others before it. */
  state: 'queued' | 'sending' | 'offline' | 'failed';
}

export type OnAttached = (attachment: Attachment) => void;

interface Job {
  upload: Upload;
  onDone?: OnAttached;
  /** The browser has the file too, so a reload loses nothing. */
  kept: boolean;
  abort?: () => void;
}

/** Whose files are sent, and how. */
export interface UploadHost {
  userId: string;
  token: string | null;
  /** The same session is still signed in. */
  isCurrent: () => boolean;
  send: (arg: UploadArg) => Promise<{ data?: UploadResult; error?: unknown }> & { abort: () => void };
  onAttached: (file: File) => void;
  onFailed: (error: unknown) => void;
}

/** Files that are sent at the same time. */
const AT_ONCE = 3;
/** Unfinished files of a person. */
export const MOST = 20;
const KEY_LIFE_MS = IDEMPOTENCY_KEY_HOURS * 3_600_000;

/** The uploads of a tab, in the order in which they were chosen. */
function createJobs(kept: KeptFiles) {
  const jobs = new Map<string, Job>();
  const changes = createObservable();
  const resumes = createObservable();
  let shown: readonly Upload[] = [];

  const isUnsafe = ({ kept: safe, upload }: Job) => !safe && upload.state !== 'failed';
  const ask = (event: BeforeUnloadEvent) => {
    if ([...jobs.values()].some(isUnsafe)) event.preventDefault();
  };
  const changed = () => {
    shown = [...jobs.values()].map(({ upload }) => upload);
    const change = jobs.size > 0 ? 'addEventListener' : 'removeEventListener';
    window[change]('online', resumes.notify as () => void);
    window[change]('beforeunload', ask);
    changes.notify();
  };
  const forget = (key: string) => void kept.remove(key).catch(() => undefined);

  return {
    subscribe: changes.subscribe,
    /** The connection is back. */
    onOnline: resumes.subscribe,
    uploads: () => shown,
    get: (key: string) => jobs.get(key),
    isFull: () => jobs.size >= MOST,
    inState: (state: Upload['state']) => [...jobs.values()].filter(({ upload }) => upload.state === state),
    put: (job: Job) => {
      jobs.set(job.upload.key, job);
      changed();
    },
    patch: (job: Job, part: Partial<Upload>) => {
      job.upload = { ...job.upload, ...part };
      changed();
    },
    forget,
    drop: (key: string) => {
      jobs.delete(key);
      forget(key);
      changed();
    },
    clear: () => {
      for (const { abort } of jobs.values()) abort?.();
      jobs.clear();
      changed();
    },
    /** Stores the file, so that it survives a reload. */
    keep: async (job: Job, userId: string): Promise<void> => {
      const { key, projectId, taskId, file } = job.upload;
      job.kept = await kept
        .put({ id: key, userId, projectId, taskId, file, at: Date.now() })
        .catch(() => false);
      if (job.kept && jobs.get(key) !== job) forget(key);
    },
    /** The files of a person that were chosen before a reload. */
    restored: async (userId: string): Promise<Job[]> => {
      const files = await kept.of(userId).catch(() => []);
      return files.flatMap(({ id: key, projectId, taskId, file, at }) => {
        if (jobs.has(key)) return [];
        // An expired key no longer prevents attaching it twice, so the person decides.
        const state = Date.now() - at > KEY_LIFE_MS ? 'failed' : 'queued';
        return { kept: true, upload: { key, projectId, taskId, file, percent: 0, state } };
      });
    },
  };
}

/**
 * The uploads of a tab. They go on after their project is closed. Without a connection they wait for it, also across a reload; the
 * server attaches a file once even if two tabs send it.
 */
export function createUploadQueue(kept = keptFiles()) {
  const jobs = createJobs(kept);
  let host: UploadHost | null = null;

  const settle = (job: Job, { data, error }: { data?: UploadResult; error?: unknown }) => {
    const { key, file } = job.upload;
    if (data) {
      jobs.drop(key);
      if (job.onDone) job.onDone(data.attachment);
      else host?.onAttached(file);
    } else if (!navigator.onLine) jobs.patch(job, { state: 'offline', percent: 0 });
    else {
      jobs.patch(job, { state: 'failed', percent: 0 });
      if (isApiError(error) && error.status > 0) jobs.forget(key);
      host?.onFailed(error);
    }
  };

  const run = async (job: Job): Promise<void> => {
    if (!host?.isCurrent()) return;
    if (!navigator.onLine) return jobs.patch(job, { state: 'offline', percent: 0 });
    jobs.patch(job, { state: 'sending', percent: 0 });
    const { key, projectId, taskId, file } = job.upload;
    const isThere = () => jobs.get(key) === job;
    const onProgress = (percent: number) => isThere() && jobs.patch(job, { percent });
    const sent = host.send({ projectId, taskId, file, idempotencyKey: key, onProgress });
    job.abort = () => sent.abort();
    const answer = await sent;
    job.abort = undefined;
    if (isThere()) settle(job, answer);
    runQueued();
  };
  const runQueued = () => {
    const free = AT_ONCE - jobs.inState('sending').length;
    for (const job of jobs.inState('queued').slice(0, Math.max(0, free))) void run(job);
  };
  jobs.onOnline(() => {
    for (const job of jobs.inState('offline')) jobs.patch(job, { state: 'queued' });
    runQueued();
  });

  const restore = async (userId: string): Promise<void> => {
    const restored = await jobs.restored(userId);
    if (host?.userId !== userId) return;
    restored.forEach(jobs.put);
    runQueued();
  };

  return {
    subscribe: jobs.subscribe,
    uploads: jobs.uploads,
    clear: jobs.clear,
    /** Files of another session are dropped from memory; those that the browser keeps come back with their person. */
    attach: (next: UploadHost) => {
      const isSame = host?.userId === next.userId && host.token === next.token;
      host = next;
      if (isSame) return;
      jobs.clear();
      void restore(next.userId);
    },
    /** Returns the uploads that begin: fewer than the files when there are too many. `onDone` replaces the toast. */
    add: (
      target: Pick<Upload, 'projectId' | 'taskId'>,
      files: readonly File[],
      onDone?: OnAttached,
    ): Upload[] => {
      const begun: Upload[] = [];
      for (const file of files) {
        if (jobs.isFull()) break;
        const upload: Upload = { ...target, key: newIdempotencyKey(), file, percent: 0, state: 'queued' };
        const job = { upload, onDone, kept: false };
        jobs.put(job);
        if (host) void jobs.keep(job, host.userId);
        begun.push(upload);
      }
      runQueued();
      return begun;
    },
    cancel: ({ key }: Pick<Upload, 'key'>) => {
      const job = jobs.get(key);
      jobs.drop(key);
      job?.abort?.();
      runQueued();
    },
    retry: ({ key }: Pick<Upload, 'key'>) => {
      const job = jobs.get(key);
      if (job) jobs.patch(job, { state: 'queued', percent: 0 });
      runQueued();
    },
  };
}

export const uploadQueue = createUploadQueue();
