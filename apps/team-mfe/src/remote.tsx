import type { RemoteApp } from '@taskloom/client';
import { routes } from './routes';
import { t } from './texts';

export default {
  name: 'team',
  routes,
  commands: [{ id: 'invite-member', title: () => t('invite'), to: '/team?new=invitation', role: 'admin' }],
} satisfies RemoteApp;
