import type { RemoteApp } from '@taskloom/client';
import { routes } from './routes';

export default { name: 'search', routes } satisfies RemoteApp;
