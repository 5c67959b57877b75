import type { RemoteScreen } from '@taskloom/client';

/** The paths of `remote.json` with their pages. */
export const routes: readonly RemoteScreen[] = [
  { path: '/calendar', load: () => import('./pages/calendar/calendar.page') },
];
