import type { RemoteScreen } from '@taskloom/client';

const project = () => import(/* webpackChunkName: "project" */ './pages/project-detail/project-detail.page');

/**
 * The paths of `remote.json` with their pages. A project without an id leads to the dashboard (specification
 * 2.6).
 */
export const routes: readonly RemoteScreen[] = [
  { path: '/', load: () => import(/* webpackChunkName: "dashboard" */ './pages/dashboard/dashboard.page') },
  { path: '/projects', load: project },
  { path: '/projects/:id', load: project },
  { path: '/projects/:id/tasks/:taskId', load: project },
  { path: '/projects/:id/archive', load: () => import('./pages/archive/archive.page') },
  { path: '/trash', load: () => import('./pages/trash/trash.page') },
];
