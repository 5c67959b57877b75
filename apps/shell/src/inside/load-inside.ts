/** The code for signed-in people, in a chunk of its own. */
export const loadInside = () => import(/* webpackChunkName: "inside" */ './inside');
