const enc = encodeURIComponent;

/** Query parameter of the registration screen that carries an invitation's token. */
export const INVITE_PARAMETER = 'invite';

/** Paths of the screens (specification 2 and 14). */
export const SCREENS = {
  login: '/login',
  register: '/register',
  /** Registration that claims an invitation; `token` is in the link of its mail. */
  invitation: (token: string): string => `/register?${INVITE_PARAMETER}=${enc(token)}`,
  /** The same for a person who already has an account. */
  invitationSignIn: (token: string): string => `/login?${INVITE_PARAMETER}=${enc(token)}`,
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** The token is in the fragment, which browsers don't send to any server. */
  resetPasswordWith: (token: string): string => `/reset-password#${enc(token)}`,
  dashboard: '/',
  project: (id: string): string => `/projects/${enc(id)}`,
  /** Opens a task, in stored links as well: the screen of the project leads to `taskPanel`. */
  task: (projectId: string, taskId: string): string => `/projects/${enc(projectId)}?task=${enc(taskId)}`,
  taskPanel: (projectId: string, taskId: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}`,
  calendar: '/calendar',
  team: '/team',
  search: '/search',
  work: '/work',
  inbox: '/inbox',
  trash: '/trash',
  profile: '/profile',
  security: '/profile/security',
  settings: '/settings',
  /** For team admins. */
  operations: '/admin/remotes',
  notFound: '/not-found',
} as const;

/**
 * Patterns that no remote may declare: the shell's own screens, and paths that are not screens. `*` matches any rest. The home screen `/`
 * is not reserved, because a remote provides it.
 */
export const RESERVED_PATHS = [
  SCREENS.login,
  SCREENS.register,
  SCREENS.forgotPassword,
  SCREENS.resetPassword,
  SCREENS.profile,
  SCREENS.security,
  SCREENS.settings,
  SCREENS.notFound,
  '/api/*',
  '/r/*',
  '/assets/*',
  '/socket.io/*',
] as const;

const partsOf = (pattern: string): string[] => pattern.toLowerCase().split('/').filter(Boolean);
const partsOverlap = ([a, ...moreA]: string[], [b, ...moreB]: string[]): boolean => {
  if (a === '*' || b === '*') return true;
  if (a === undefined || b === undefined) return a === b;
  return (a === b || a.startsWith(':') || b.startsWith(':')) && partsOverlap(moreA, moreB);
};

/**
 * Whether any path matches both patterns of the shell's router, so that two remotes with these patterns would conflict: `/projects/:id`
 * overlaps `/projects/:x` and `/projects/new`. Case and a trailing slash are ignored, as by the router.
 */
export const pathsMeet = (one: string, other: string): boolean => partsOverlap(partsOf(one), partsOf(other));

/** Base path of every call (specification 7). */
export const API_BASE = '/api';

/** Paths of the calls below {@link API_BASE}. */
export const API = {
  register: '/auth/register',
  login: '/auth/login',
  logout: '/auth/logout',
  me: '/auth/me',
  displayPreferences: '/auth/me/preferences',
  ownPicture: '/auth/me/avatar',
  password: '/auth/password',
  forgotPassword: '/auth/password/forgot',
  resetPassword: '/auth/password/reset',
  factor: '/auth/factor',
  factorSetup: '/auth/factor/setup',
  factorConfirm: '/auth/factor/confirm',
  factorRecoveryCodes: '/auth/factor/recovery-codes',
  factorRemoval: '/auth/factor/removal',
  apiTokens: '/auth/tokens',
  apiToken: (id: string): string => `/auth/tokens/${enc(id)}`,
  sessions: '/auth/sessions',
  session: (id: string): string => `/auth/sessions/${enc(id)}`,
  notifications: '/notifications',
  notification: (id: string): string => `/notifications/${enc(id)}`,
  inbox: '/notifications/inbox',
  notificationsRead: '/notifications/read',
  notificationsReadAll: '/notifications/read-all',
  acceptInvite: (id: string): string => `/team/invites/${enc(id)}/accept`,
  claimInvite: '/team/invites/claim',
  rejectInvite: (id: string): string => `/team/invites/${enc(id)}/reject`,
  invite: '/team/invite',
  invites: '/team/invites',
  teamInvite: (id: string): string => `/team/invites/${enc(id)}`,
  teamMembers: '/team/members',
  teamMember: (userId: string): string => `/team/members/${enc(userId)}`,
  teamResetLink: (userId: string): string => `/team/members/${enc(userId)}/reset-link`,
  teamDeparture: (userId: string): string => `/team/members/${enc(userId)}/departure`,
  projects: '/projects',
  project: (id: string): string => `/projects/${enc(id)}`,
  projectChanges: (id: string): string => `/projects/${enc(id)}/changes`,
  projectHistory: (id: string): string => `/projects/${enc(id)}/history`,
  projectMembers: (id: string): string => `/projects/${enc(id)}/members`,
  projectMember: (id: string, userId: string): string => `/projects/${enc(id)}/members/${enc(userId)}`,
  labels: (projectId: string): string => `/projects/${enc(projectId)}/labels`,
  label: (projectId: string, labelId: string): string => `/projects/${enc(projectId)}/labels/${enc(labelId)}`,
  tasks: (projectId: string): string => `/projects/${enc(projectId)}/tasks`,
  task: (projectId: string, taskId: string): string => `/projects/${enc(projectId)}/tasks/${enc(taskId)}`,
  taskHistory: (projectId: string, taskId: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}/history`,
  comments: (projectId: string, taskId: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}/comments`,
  comment: (projectId: string, taskId: string, commentId: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}/comments/${enc(commentId)}`,
  taskChecklist: (projectId: string, taskId: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}/checklist`,
  checklistItemTask: (projectId: string, taskId: string, itemId: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}/checklist/${enc(itemId)}/task`,
  taskWatch: (projectId: string, taskId: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}/watch`,
  upload: (projectId: string, taskId: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}/upload`,
  attachment: (projectId: string, taskId: string, attachmentId: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}/attachments/${enc(attachmentId)}`,
  file: (attachmentId: string): string => `/files/${enc(attachmentId)}`,
  trash: '/trash',
  projectTrash: (projectId: string): string => `/projects/${enc(projectId)}/trash`,
  /** A project's own entry has the project's id. */
  trashEntry: (projectId: string, id: string): string => `/projects/${enc(projectId)}/trash/${enc(id)}`,
  trashRestore: (projectId: string, id: string): string =>
    `/projects/${enc(projectId)}/trash/${enc(id)}/restore`,
  searchFilters: '/search/filters',
  search: '/search',
  picture: (id: string): string => `/avatars/${enc(id)}`,
  workTasks: '/work/tasks',
  workCounts: '/work/counts',
  initialsAvatar: '/avatars/initials.svg',
  storage: '/storage',
  installationStorage: '/storage/installation',
  projectStorage: (projectId: string): string => `/projects/${enc(projectId)}/storage`,
  remotes: '/remotes/resolve',
  remoteBeacons: '/remotes/beacons',
  remotePreview: '/remotes/preview',
  remotesOverview: '/remotes',
  remotesJournal: '/remotes/journal',
  remoteActivation: (name: string): string => `/remotes/${enc(name)}/activation`,
  remoteRollback: (name: string): string => `/remotes/${enc(name)}/rollback`,
  remoteLock: (name: string): string => `/remotes/${enc(name)}/lock`,
  remoteVersions: (name: string): string => `/remotes/${enc(name)}/versions`,
  remoteRevocation: (name: string, version: string): string =>
    `/remotes/${enc(name)}/versions/${enc(version)}/revoke`,
  remoteFile: (name: string, version: string, path: string): string =>
    `/remotes/${enc(name)}/versions/${enc(version)}/files/${path.split('/').map(enc).join('/')}`,
  meta: '/meta',
  live: '/health/live',
  ready: '/health/ready',
  docs: '/docs',
} as const;
