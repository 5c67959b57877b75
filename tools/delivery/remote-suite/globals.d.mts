/** A global in the page, added by `probe.mjs`. */
declare global {
  var taskloomProbe: import('./probe.mjs').Probe;
}
export {};
