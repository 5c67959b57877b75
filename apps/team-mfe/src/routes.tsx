import type { RemoteScreen } from '@taskloom/client';

/** The paths of `remote.json`, each with its page. */
export const routes: readonly RemoteScreen[] = [
  { path: '/team', load: () => import('./pages/team/team.page') },
  { path: '/team/:id', load: () => import('./pages/person/person.page') },
];
