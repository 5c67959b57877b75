import { authApi } from '@taskloom/contracts/rtk';
import type { AppStore } from '../store/app-store';
import type { Realtime } from './realtime';

/** Wait before a refused connection of a session that is still good is tried again, milliseconds. */
const REFUSED_PAUSE_MS = 5_000;

/**
 * Connects while somebody is signed in with a token, and disconnects when they are not (specification 4). A refused connection asks the
 * API whether the session still stands: a 401 there signs out, else the connection is tried again. For the shell.
 */
export function followSession(store: AppStore, realtime: Realtime): () => void {
  let token: string | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const follow = (): void => {
    const { auth } = store.getState();
    const wanted = auth.isAuthenticated ? auth.token : null;
    if (wanted === token) return;
    token = wanted;
    clearTimeout(pause);
    if (token) realtime.connect(token);
    else realtime.disconnect();
  };

  const askAgain = async (): Promise<void> => {
    const asked = token;
    await store.dispatch(
      authApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    if (asked === null || asked !== token) return;
    pause = setTimeout(() => token === asked && realtime.connect(asked), REFUSED_PAUSE_MS);
  };

  const stops = [
    store.subscribe(follow),
    realtime.onStatus(() => realtime.status() === 'refused' && void askAgain()),
  ];
  follow();
  return () => {
    stops.forEach((stop) => stop());
    clearTimeout(pause);
    realtime.disconnect();
  };
}
