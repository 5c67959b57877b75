import { nanoid } from '@reduxjs/toolkit';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import { fieldsIn } from '../../task-fields.js';
import { ifMatch } from '../api.js';
import { fieldErrors, type ApiError } from '../api-error.js';
import type { AuthState } from '../auth-state.js';
import {
  conflictError,
  deliver,
  isOffline,
  isTemporary,
  waitingError,
  type Answer,
  type Send as SendRequest,
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
  type Conflict,
  type PendingWrite,
  type Seen,
  type WriteArgs,
  type WriteKind,
} from './pending-write.js';
import { refusedEdit } from './edit-request.js';
import { inTurn } from './in-turn.js';

/** `key` is given when a queued write is sent again. */
export type Keyed<Arg> = Arg & { key?: string };
type Tools = Pick<BaseQueryApi, 'dispatch' | 'getState'>;

interface Outgoing<K extends WriteKind, Result> {
  kind: K;
  /** Adds to the argument of a new write what is known only now. */
  prepare?: (arg: WriteArgs[K], tools: Tools) => WriteArgs[K];
  request: (arg: WriteArgs[K]) => FetchArgs;
  /** Writes the server's response, or the current object of a refused edit, into the cache, immediately before the write leaves the queue. */
  settle: (arg: WriteArgs[K], data: Result, tools: Tools) => void;
}

const withHeaders = (request: FetchArgs, key: string, version?: number): FetchArgs => ({
  ...request,
  headers: { 'Idempotency-Key': key, ...ifMatch(version) },
});

/** The conflict to ask the person about. A place is asked about as the column; without a list, any field may have been changed. */
const conflictOf = (error: unknown, arg: object): Conflict | null => {
  const { changes = {}, before, asksItself } = arg as Seen<string> & { changes?: object };
  const refused = before && !asksItself ? refusedEdit(error) : null;
  if (!refused) return null;
  const edited = fieldsIn(changes);
  const { current, by, fields = edited } = refused;
  const named = fields.map((field) => (field === 'position' ? 'status' : field));
  const conflict = { current, by, fields: edited.filter((field) => named.includes(field)) };
  return conflict.fields.length > 0 ? conflict : null;
};

type Send<K extends WriteKind> = Pick<Outgoing<K, unknown>, 'request'> & { key: string; arg: WriteArgs[K] };

/** Sends a write. A server of an earlier release, during an upgrade, doesn't know the values that an edit replaces. */
const send = async <K extends WriteKind>(
  { key, arg, request }: Send<K>,
  via: SendRequest,
): Promise<Answer> => {
  const { version, merged } = arg as Seen<string>;
  const answer = await deliver(via, withHeaders(request(arg), key, version));
  const isUnknown = merged && fieldErrors(answer.error).some(({ field }) => field === 'before');
  if (!isUnknown) return answer;
  return deliver(via, withHeaders(request({ ...arg, merged: false }), key, version));
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
    via: SendRequest,
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
      const { data, error } = await send({ key: id, arg, request }, via);
      if (!error) {
        settle(arg, data as Result, tools);
        dispatch(writeEnded(id));
        return { data: data as Result };
      }
      if (isTemporary(error)) return park();
      // The response to a `PATCH` is the object, so the current one is shown at once, whether or not its event arrives.
      const current = outgoing.method === 'PATCH' ? refusedEdit(error)?.current : undefined;
      if (current) settle(arg, current as Result, tools);
      const conflict = conflictOf(error, arg);
      if (conflict) {
        dispatch(writeStopped({ id, conflict }));
        return failed(conflictError(outgoing.url));
      }
      dispatch(writeEnded(id));
      return failed(error);
    });
  };
