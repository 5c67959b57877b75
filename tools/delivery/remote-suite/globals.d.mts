/** In the page: put there by `probe.mjs`. */
declare global {
  var taskloomProbe: import('./probe.mjs').Probe;
}
export {};
