import type { RemoteScreen } from '@taskloom/client';

/** The paths of `remote.json`, each with its page. */
export const routes: readonly RemoteScreen[] = [
  { path: '/calendar', load: () => import('./pages/calendar/calendar.page') },
];
