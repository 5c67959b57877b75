import type { RemoteScreen } from '@taskloom/client';

/** The paths of `remote.json`, each with its page. */
export const routes: readonly RemoteScreen[] = [
  { path: '/', load: () => import('./pages/dashboard/dashboard.page') },
  { path: '/projects/:id', load: () => import('./pages/project-detail/project-detail.page') },
];
