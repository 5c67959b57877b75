import type { RemoteScreen } from '@taskloom/client';

const project = () => import('./pages/project-detail/project-detail.page');

/** The paths of `remote.json`, each with its page. A project without an id leads to the dashboard (spec §2). */
export const routes: readonly RemoteScreen[] = [
  { path: '/', load: () => import('./pages/dashboard/dashboard.page') },
  { path: '/projects', load: project },
  { path: '/projects/:id', load: project },
];
