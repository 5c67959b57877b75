import type { RemoteApp } from '@taskloom/client';
import { routes } from './routes';
import { t } from './texts';

export default {
  name: 'projects',
  routes,
  commands: [{ id: 'new-project', title: () => t('newProject'), to: '/?new=project' }],
} satisfies RemoteApp;
