import { objectOf, yesNo } from './schema.js';

/** `{ ok: true }`: the response of calls without a result. */
export const done = objectOf({ ok: yesNo() }, 'Done');
