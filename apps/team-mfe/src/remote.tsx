import type { RemoteApp } from '@taskloom/client';
import { routes } from './routes';

export default {
  name: 'team',
  routes,
  extensions: { people: { point: 'search-provider', load: () => import('./extensions/people') } },
} satisfies RemoteApp;
