import { CALL_GROUPS, STORE_CALLS } from '../call-groups.js';
import { isRecord } from '../is-record.js';
import type { RemotePermissions } from '../remote-json.js';
import type { ApiError } from './api-error.js';

/** A remote whose code makes calls. */
export interface Caller {
  name: string;
  /** As its `remote.json` declares them; undefined for a build that may do everything. */
  permissions: RemotePermissions | undefined;
}

interface Dispatcher {
  dispatch: (action: never) => unknown;
}

interface Own {
  caller: Caller;
  /** The store of the page. */
  store: Dispatcher;
}

/** By the `dispatch` of the remote's store. */
const owners = new WeakMap<Dispatcher['dispatch'], Own>();

const GROUP_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(CALL_GROUPS).flatMap(([group, calls]) => calls.map((call) => [call, group])),
);

/** The permission that the remote would have to declare for this call; undefined when it may make it. */
export const neededFor = ({ name, permissions }: Caller, call: string, arg: unknown): string | undefined => {
  if (!permissions) return undefined;
  if (STORE_CALLS.includes(call)) {
    // A lazy query, whose trigger is checked with its argument.
    if (arg === undefined) return permissions.storage?.length ? undefined : 'storage';
    const { remote, projectId }: Record<string, unknown> = isRecord(arg) ? arg : {};
    const owner = projectId === undefined ? 'person' : 'project';
    if (remote !== name) return 'values of another remote';
    return permissions.storage?.includes(owner) ? undefined : `storage ${owner}`;
  }
  const group = GROUP_OF.get(call);
  return group !== undefined && permissions.calls?.includes(group) ? undefined : `calls ${group ?? call}`;
};

/**
 * The store for the code of a remote: the same state, and a `dispatch` by which the API knows whose call it is. Calls that the
 * remote has not declared are refused.
 */
export const storeOf = <S extends Dispatcher>(store: S, caller: Caller): S => {
  const page = owners.get(store.dispatch)?.store ?? store;
  return { ...store, dispatch: dispatchOf(page, caller) };
};

const dispatchOf = (page: Dispatcher, caller: Caller): Dispatcher['dispatch'] => {
  const dispatch = (action: unknown): unknown =>
    // Thunks of the remote get its own `dispatch`, so that the calls in them are its calls too.
    page.dispatch(
      (typeof action === 'function'
        ? (_dispatch: unknown, ...more: unknown[]) => action(dispatch, ...more)
        : action) as never,
    );
  owners.set(dispatch, { caller, store: page });
  return dispatch;
};

/** The `dispatch` of the page, of which the given one may be a remote's. */
export const pageDispatch = (dispatch: unknown): unknown =>
  owners.get(dispatch as Dispatcher['dispatch'])?.store.dispatch ?? dispatch;

/** A call that a remote may not make. */
export interface RefusedCall {
  remote: string;
  call: string;
  needed: string;
}

/** Why the code with this `dispatch` may not make the call; undefined when it may. */
export const refusedCall = (dispatch: unknown, call: string, arg: unknown): RefusedCall | undefined => {
  const caller = owners.get(dispatch as Dispatcher['dispatch'])?.caller;
  const needed = caller && neededFor(caller, call, arg);
  return caller && needed !== undefined ? { remote: caller.name, call, needed } : undefined;
};

export const refusalOf = ({ remote, call, needed }: RefusedCall): { error: ApiError } => {
  const message = `${remote} may not call ${call}: its remote.json doesn't declare "${needed}" in permissions.`;
  // eslint-disable-next-line no-console -- For the team of the remote: screens may not show the error.
  console.error(message);
  return { error: { status: 403, url: '', message, data: { code: 'FORBIDDEN', message } } };
};
