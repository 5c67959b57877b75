import type { RemoteApp } from '@taskloom/client';
import { routes } from './routes';

export default { name: 'operations', routes } satisfies RemoteApp;
