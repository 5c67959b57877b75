/** The cache in which the shell's service worker keeps responses of the API for one session. */
export const KEPT_ANSWERS = 'taskloom-answers';

/** Prefix of caches whose content is the same for everybody. */
export const PUBLIC_CACHES = 'taskloom-public-';

/** Set by the service worker on a kept response: when the server sent it. */
export const KEPT_AT_HEADER = 'x-taskloom-kept-at';
