import { preloadable } from '../lazy-boundary/preloadable';

/** The code of the sign-in, in a chunk of its own. */
export const { load: loadSignIn, Screen: SignIn } = preloadable(
  () => import(/* webpackChunkName: "sign-in" */ './login.page'),
);
