// @ts-check
/** The checks of all remotes but the one of `conformance.spec.mjs`. */
import { remoteNames } from '../../run/dev/answer.mjs';
import { describeRemotes } from './conformance.mjs';

await describeRemotes(remoteNames().filter((name) => name !== 'calendar'));
