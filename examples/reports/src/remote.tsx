import type { RemoteApp } from '@taskloom/sdk/client';
import { routes } from './routes';

export default {
  name: 'reports',
  routes,
  extensions: {
    'project-report': { point: 'project-tab', load: () => import('./extensions/project-report') },
    'time-left': { point: 'task-panel-section', load: () => import('./extensions/time-left') },
    risk: { point: 'card-badge', load: () => import('./extensions/risk') },
    progress: { point: 'dashboard-widget', load: () => import('./extensions/progress') },
  },
} satisfies RemoteApp;
