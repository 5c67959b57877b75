import type { RemoteScreen } from '@taskloom/client';

/** The paths of `remote.json` with their pages. */
export const routes: readonly RemoteScreen[] = [
  { path: '/search', load: () => import('./pages/search/search.page') },
];
