/** The cache in which the shell's service worker keeps responses of the API for one session. */
export const KEPT_ANSWERS = 'taskloom-answers';

/** Prefix of caches whose content is the same for everyone. */
export const PUBLIC_CACHES = 'taskloom-public-';

/**
 * Set on the requests of a starting page: the service worker doesn't wait long for the server if it has kept a response. It is removed
 * before the request is sent.
 */
export const START_HEADER = 'x-taskloom-start';

/** Set by the service worker on a kept response: when the server sent it. */
export const KEPT_AT_HEADER = 'x-taskloom-kept-at';
