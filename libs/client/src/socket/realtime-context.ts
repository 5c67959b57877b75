import { createContext, useContext } from 'react';
import { createRealtime, type Realtime } from './realtime';

/** Never connects. Tests and standalone remotes use it. */
const disconnected = createRealtime(() => new Promise(() => {}));

export const RealtimeContext = createContext<Realtime>(disconnected);

export const useRealtime = (): Realtime => useContext(RealtimeContext);
