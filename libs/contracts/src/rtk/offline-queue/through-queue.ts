import { nanoid } from '@reduxjs/toolkit';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import type { Project } from '../../project.js';
import { TASK_EDITS, type Task, type TaskEdit } from '../../task.js';
import { conflictingFields } from '../../task-merge.js';
import { ifMatch } from '../api.js';
import { errorCode, isApiError, type ApiError } from '../api-error.js';
import type { AuthState } from '../auth-state.js';
import {
  conflictError,
  deliver,
  isOffline,
  mayPass,
  waitingError,
  type Answer,
  type Send,
} from './deliver.js';
import {
  isWaiting,
  pendingWrites,
  writeEnded,
  writeParked,
  writeStarted,
  writeStopped,
} from './offline-queue.slice.js';
import {
  MOST_WAITING,
  PROJECT_EDITS,
  type Conflict,
  type PendingWrite,
  type Seen,
  type WriteArgs,
  type WriteKind,
} from './pending-write.js';
import { inTurn } from './in-turn.js';

/** `key` is given when a queued write is sent again. */
export type Keyed<Arg> = Arg & { key?: string };
type Tools = Pick<BaseQueryApi, 'dispatch' | 'getState'>;

interface Outgoing<K extends WriteKind, Result> {
  kind: K;
  /** Adds to the argument of a new write what is known only now. */
  prepare?: (arg: WriteArgs[K], tools: Tools) => WriteArgs[K];
  request: (arg: WriteArgs[K]) => FetchArgs;
  /** Writes the server's response into the cache, immediately before the write leaves the queue. */
  settle: (arg: WriteArgs[K], data: Result, tools: Tools) => void;
}

/** Attempts to apply an edit while others keep changing other fields. */
const TRIES = 5;

const currentOf = (error: unknown): Task | Project | null => {
  if (errorCode(error) !== 'STALE_VERSION' || !isApiError(error)) return null;
  return (error.data as { current?: Task | Project }).current ?? null;
};

/** The edited fields that another person has since changed to a different value. */
const conflictIn = (kind: WriteKind, arg: object, current: Task | Project): Conflict => {
  const { changes = {}, before = {} } = arg as { changes?: object; before?: object };
  // The fields of projects are also those of tasks.
  const fields: readonly TaskEdit[] = kind === 'updateTask' ? TASK_EDITS : PROJECT_EDITS;
  return { fields: conflictingFields(fields, { before, mine: changes, theirs: current }), current };
};

const withHeaders = (request: FetchArgs, key: string, version?: number): FetchArgs => ({
  ...request,
  headers: { 'Idempotency-Key': key, ...ifMatch(version) },
});

/** Sends an edit, rebased onto others' changes of other fields; stops when both have changed the same field. */
const send = async (out: Pick<PendingWrite, 'kind' | 'id'>, request: FetchArgs, arg: object, via: Send) => {
  let { version } = arg as Seen<string>;
  let answer: Answer & { conflict?: Conflict } = {};
  for (let tries = TRIES; tries > 0; tries -= 1) {
    answer = await deliver(via, withHeaders(request, out.id, version));
    const current = currentOf(answer.error);
    if (!current || !('before' in arg)) return answer;
    const conflict = conflictIn(out.kind, arg, current);
    if (conflict.fields.length > 0) return { ...answer, conflict };
    version = current.version;
  }
  return answer;
};

const failed = (error: unknown): { error: ApiError } => ({ error: error as ApiError });

const queueFull = (url: string) =>
  failed({
    status: 0,
    url,
    message: 'Too many changes are waiting for the connection. Please try again once it is back.',
    data: null,
  });

/**
 * A write that shows at once, is retried with one key while responses are lost, and is kept on this device when there is none.
 * `overlay.ts` applies it for display; the cache is not changed before the response, so that a refusal needs no undo.
 */
export const throughQueue =
  <K extends WriteKind, Result>({ kind, prepare = (arg) => arg, request, settle }: Outgoing<K, Result>) =>
  async (
    { key, ...rest }: Keyed<WriteArgs[K]>,
    tools: Tools,
    _extra: unknown,
    via: Send,
  ): Promise<{ data: Result } | { error: ApiError }> => {
    // Without `key`, this is the argument of the kind.
    const given = rest as unknown as WriteArgs[K];
    const arg = key === undefined ? prepare(given, tools) : given;
    const outgoing = request(arg);
    const { dispatch, getState } = tools;
    const { auth } = getState() as { auth: AuthState };
    const waiting = () => pendingWrites(getState()).filter(isWaiting);
    const mustWait = () =>
      key === undefined &&
      (isOffline() || waiting().some(({ state, held }) => state !== 'conflict' && !held));
    const queue = mustWait();
    if (queue && waiting().length >= MOST_WAITING) return queueFull(outgoing.url);
    // Not `crypto.randomUUID`, which doesn't exist on pages served without TLS.
    const id = key ?? nanoid();
    const write = {
      id,
      kind,
      arg,
      userId: auth.user?._id ?? '',
      at: Date.now(),
      state: 'sending',
      tried: !queue,
    };
    dispatch(writeStarted(write as PendingWrite));
    const park = () => {
      dispatch(writeParked(id));
      return failed(waitingError(outgoing.url));
    };
    if (queue) return park();
    return inTurn(outgoing.url, async () => {
      if (mustWait()) return park();
      const { data, error, conflict } = await send({ kind, id }, outgoing, arg, via);
      if (!error) {
        settle(arg, data as Result, tools);
        dispatch(writeEnded(id));
        return { data: data as Result };
      }
      if (mayPass(error)) return park();
      if (conflict && !(arg as Seen<string>).asksItself) {
        dispatch(writeStopped({ id, conflict }));
        return failed(conflictError(outgoing.url));
      }
      dispatch(writeEnded(id));
      return failed(error);
    });
  };
