// @ts-check
/** The checks of the remote in `TASKLOOM_REMOTE`; without it, of one remote. The long level checks the others. */
import { describeRemotes } from './conformance.mjs';

await describeRemotes([process.env.TASKLOOM_REMOTE ?? 'calendar']);
