import type { RemoteScreen } from '@taskloom/client';

/** The paths of `remote.json`, each with its page. */
export const routes: readonly RemoteScreen[] = [
  { path: '/admin/remotes', load: () => import('./pages/operations/operations.page') },
  { path: '/admin/remotes/:name', load: () => import('./pages/remote/remote.page') },
];
