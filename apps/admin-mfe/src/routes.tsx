import type { RemoteScreen } from '@taskloom/client';

/** The paths of `remote.json`, each with its page. */
export const routes: readonly RemoteScreen[] = [
  { path: '/admin/people', load: () => import('./pages/people/people.page') },
  { path: '/admin/policies', load: () => import('./pages/policies/policies.page') },
  { path: '/admin/mail', load: () => import('./pages/mail/mail.page') },
  { path: '/admin/storage', load: () => import('./pages/storage/storage.page') },
  { path: '/admin/tokens', load: () => import('./pages/tokens/tokens.page') },
  { path: '/admin/jobs', load: () => import('./pages/jobs/jobs.page') },
  { path: '/admin/audit', load: () => import('./pages/audit/audit.page') },
];
