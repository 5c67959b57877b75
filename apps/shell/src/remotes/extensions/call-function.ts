import { EXTENSION_LIMIT_MS } from '@taskloom/contracts';
import { isApiError, storeOf } from '@taskloom/contracts/rtk';
import type {
  AppDispatch,
  CallOptions,
  ExtensionItems,
  ExtensionOffer,
  ExtensionRequests,
  ExtensionTools,
  FunctionPoint,
} from '@taskloom/client';
import { textsLoaded } from '@taskloom/client/texts';
import type { LoadTracker } from '../screens/load-tracker';
import { keyOf } from '../loading/build';
import { Fault } from '../loading/load-failure';
import { within } from '../loading/time-limit';
import { permissionsOf } from '../permissions';
import type { Remotes } from '../registry/remotes-context';
import { isOffered, placeOf } from './offers';
import { readItems } from './read-items';

/** All that is known of the code of a remote. */
type Code = (request: unknown, tools: ExtensionTools) => unknown;
const isCode = (value: unknown): value is Code => typeof value === 'function';

export interface Surroundings extends Pick<Remotes, 'screens' | 'freshen' | 'occupy'> {
  dispatch: AppDispatch;
  /** One for each function of each build: its first answer is reported, and later failures apart. */
  trackers: Map<string, LoadTracker>;
}

/** Loads the function of an extension and calls it. */
export async function callFunction<Point extends FunctionPoint>(
  { screens, freshen, occupy, dispatch, trackers }: Surroundings,
  offer: ExtensionOffer<Point>,
  request: ExtensionRequests[Point],
  { signal, again }: CallOptions,
): Promise<readonly ExtensionItems[Point][]> {
  if (!isOffered(offer) || offer.unfit) throw new Fault('invalid', `${offer.key} does not fit this version`);
  const remote = await freshen(offer.remote);
  const outcome = await screens.load({
    remote,
    path: placeOf(offer),
    retry: again ? 'manual' : undefined,
  });
  await textsLoaded();
  signal.throwIfAborted();
  if (outcome.phase !== 'ready') throw new Fault('invalid', `${offer.key} is not available`);
  const { build, Screen: code } = outcome;
  const permissions = permissionsOf(remote, build.version);
  const own = storeOf({ dispatch }, { name: remote.name, permissions });
  const name = `${keyOf(build)} ${offer.id}`;
  const tracker = trackers.get(name) ?? screens.track(outcome);
  trackers.set(name, tracker);
  // No other version of the remote runs on this page while its answer is in use.
  signal.addEventListener('abort', occupy(remote, build.version), { once: true });
  try {
    const run = async (limit: AbortSignal) =>
      isCode(code) && code(request, { dispatch: own.dispatch, signal: limit });
    const items = readItems(offer.point, request, await within(EXTENSION_LIMIT_MS, run, signal));
    tracker.drawn();
    tracker.settled();
    return items;
  } catch (error) {
    // An API that is down is not the fault of the remote.
    if (signal.aborted || isApiError(error)) throw error;
    trackers.delete(name);
    tracker.crashed(error);
    throw error;
  }
}
