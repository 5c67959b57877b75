export { CachedResponse } from './cached-response.js';
export { ResponseCache, type Revised } from './response-cache.js';
export type { Revision } from './revision.js';
export { sendCached, sendTagged } from './send-cached.js';
