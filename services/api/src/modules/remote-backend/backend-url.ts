/**
 * The address of a call: the agreed address with the rest of the path and the query as the person sent them. Undefined when
 * the path leads out of the agreed address.
 */
export const backendUrl = (backend: string, rest: string): URL | undefined => {
  const base = new URL(`${backend}/`);
  const url = URL.canParse(`${backend}/${rest}`) ? new URL(`${backend}/${rest}`) : undefined;
  if (url?.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return undefined;
  url.hash = '';
  return url;
};

/** `/api/remotes/{name}/backend/` */
const BEFORE = 5;

/** The part of the request's address after `/backend/`, with its query, as it was sent. */
export const restOf = (requestUrl: string): string => requestUrl.split('/').slice(BEFORE).join('/');
