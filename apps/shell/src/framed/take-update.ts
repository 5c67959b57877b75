import { isRecord } from '@taskloom/contracts';
import { api } from '@taskloom/contracts/rtk';
import type { ToFrame } from '../remotes/framed/messages';

/** Takes newer data of the queries that this frame shows, and repeats those that have failed since. */
export const takeUpdate =
  (dispatch: (action: never) => unknown) =>
  (message: ToFrame): void => {
    if (message.type === 'update') {
      const { call, arg, data } = message;
      const update: unknown = Reflect.apply(api.util.updateQueryData, api.util, [call, arg, () => data]);
      dispatch(update as never);
    }
    if (message.type === 'stale') {
      const endpoint: unknown = Reflect.get(api.endpoints, message.call);
      if (!isRecord(endpoint) || typeof endpoint['initiate'] !== 'function') return;
      const again = { forceRefetch: true, subscribe: false };
      dispatch(endpoint['initiate'](message.arg, again) as never);
    }
  };
