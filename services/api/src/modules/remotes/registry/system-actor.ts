import type { RemoteActor } from '@taskloom/contracts';

/** The installation itself: builds that come with it, and what it does on its own. */
export const SYSTEM: RemoteActor = { kind: 'system', _id: null, name: 'system' };
