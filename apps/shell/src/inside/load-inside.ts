import { preloadable } from '../lazy-boundary/preloadable';

/** The code for signed-in people, in a chunk of its own. */
export const { load: loadInside, Screen: Inside } = preloadable(
  () => import(/* webpackChunkName: "inside" */ './inside'),
);
