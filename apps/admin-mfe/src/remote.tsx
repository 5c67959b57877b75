import type { RemoteApp } from '@taskloom/client';
import { routes } from './routes';

export default { name: 'admin', routes } satisfies RemoteApp;
