import { authApi } from '@taskloom/contracts/rtk';
import type { AppStore } from '../store/app-store';
import type { Realtime } from './realtime';

/** The pause before a refused connection of a valid session is retried, in milliseconds. */
const REFUSED_PAUSE_MS = 5_000;

/**
 * Connects while a person is signed in and disconnects otherwise (specification 4). After a refused connection, the session is checked with
 * the API: a 401 signs out, else the connection is retried. For the shell.
 */
export function followSession(store: AppStore, realtime: Realtime): () => void {
  let token: string | null = null;
  /** The first token of the session. */
  let first: string | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const follow = (): void => {
    const { auth } = store.getState();
    const next = auth.isAuthenticated ? auth.token : null;
    if (next === token) return;
    const isRenewed = next !== null && token !== null && auth.firstToken === first;
    token = next;
    first = auth.firstToken ?? next;
    clearTimeout(pause);
    if (token) ((isRenewed && realtime.renew) || realtime.connect)(token);
    else realtime.disconnect();
  };

  const checkAndRetry = async (): Promise<void> => {
    const refused = token;
    await store.dispatch(
      authApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    if (refused === null || refused !== token) return;
    pause = setTimeout(() => token === refused && realtime.connect(refused), REFUSED_PAUSE_MS);
  };

  const stops = [
    store.subscribe(follow),
    realtime.onStatus(() => realtime.status() === 'refused' && void checkAndRetry()),
  ];
  follow();
  return () => {
    stops.forEach((stop) => stop());
    clearTimeout(pause);
    realtime.disconnect();
  };
}
