import type { RemoteApp } from '@taskloom/client';
import { routes } from './routes';

export default {
  name: 'work',
  routes,
  extensions: {
    'notification-rules': {
      point: 'settings-section',
      load: () => import('./extensions/notification-rules'),
    },
    snoozed: { point: 'calendar-source', load: () => import('./extensions/snoozed') },
  },
} satisfies RemoteApp;
