import { objectOf, yesNo } from './schema.js';

/** `{ ok: true }`: the answer of calls that have nothing to tell. */
export const done = objectOf({ ok: yesNo() }, 'Done');
