/** Everything behind the sign-in page, apart from it. */
export const loadInside = () => import(/* webpackChunkName: "inside" */ './inside');
