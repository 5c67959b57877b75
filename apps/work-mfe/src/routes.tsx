import type { RemoteScreen } from '@taskloom/client';

/** The paths of `remote.json`, each with its page. */
export const routes: readonly RemoteScreen[] = [
  { path: '/work', load: () => import('./pages/work/work.page') },
  { path: '/inbox', load: () => import('./pages/inbox/inbox.page') },
];
