// @ts-check
/** Builds a remote of Taskloom in any folder. */
export { defineRemote } from './define-remote.mjs';
