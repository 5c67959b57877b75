import type { RemoteApp } from '@taskloom/client';
import { routes } from './routes';

export default {
  name: 'team',
  routes,
} satisfies RemoteApp;
