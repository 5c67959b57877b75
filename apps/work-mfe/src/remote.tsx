import type { RemoteApp } from '@taskloom/client';
import { routes } from './routes';

export default { name: 'work', routes } satisfies RemoteApp;
