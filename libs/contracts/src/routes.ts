import { KEY_SET_PATH } from './remote-backend.js';

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
  /** Where a provider leads the browser back to, with its response in the query. */
  providerReturn: (provider: string): string => `/login/with/${enc(provider)}`,
  confirmEmail: '/confirm-email',
  /** The token is in the fragment, which browsers don't send to any server. */
  confirmEmailWith: (token: string): string => `/confirm-email#${enc(token)}`,
  dashboard: '/',
  project: (id: string): string => `/projects/${enc(id)}`,
  /** Opens a task, in stored links as well: the screen of the project leads to `taskPanel`. */
  task: (projectId: string, taskId: string): string => `/projects/${enc(projectId)}?task=${enc(taskId)}`,
  taskPanel: (projectId: string, taskId: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}`,
  /** Opens a task at one of its comments, in stored links as well: the screen of the project leads to `taskPanel`. */
  comment: (projectId: string, taskId: string, commentId: string): string =>
    `/projects/${enc(projectId)}?task=${enc(taskId)}#comment-${enc(commentId)}`,
  calendar: '/calendar',
  team: '/team',
  /** The page of a member of the team. */
  teamMember: (userId: string): string => `/team/${enc(userId)}`,
  search: '/search',
  work: '/work',
  inbox: '/inbox',
  trash: '/trash',
  archive: (projectId: string): string => `/projects/${enc(projectId)}/archive`,
  profile: '/profile',
  security: '/profile/security',
  settings: '/settings',
  /** For team admins. */
  operations: '/admin/remotes',
  remoteOperations: (name: string): string => `/admin/remotes/${enc(name)}`,
  people: '/admin/people',
  policies: '/admin/policies',
  mail: '/admin/mail',
  storage: '/admin/storage',
  tokens: '/admin/tokens',
  jobs: '/admin/jobs',
  audit: '/admin/audit',
  notFound: '/not-found',
} as const;

/**
 * Patterns that no remote may declare: the shell's own screens, and paths that are not screens. `*` matches any rest. The home screen `/`
 * is not reserved, because a remote provides it.
 */
export const RESERVED_PATHS = [
  SCREENS.login,
  `${SCREENS.login}/*`,
  SCREENS.register,
  SCREENS.forgotPassword,
  SCREENS.resetPassword,
  SCREENS.confirmEmail,
  SCREENS.profile,
  SCREENS.security,
  SCREENS.settings,
  SCREENS.notFound,
  '/api/*',
  '/r/*',
  '/frames/*',
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
 * @internal
 */
export const pathsMeet = (one: string, other: string): boolean => partsOverlap(partsOf(one), partsOf(other));

/** Base path of every call (specification 7). */
export const API_BASE = '/api';

const attachment = (projectId: string, taskId: string, attachmentId: string): string =>
  `/projects/${enc(projectId)}/tasks/${enc(taskId)}/attachments/${enc(attachmentId)}`;

/**
 * Paths of the calls below {@link API_BASE}. Nothing in it refers to `API`: otherwise, the script in the page's head would contain all of
 * them instead of the few that it uses.
 */
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
  stepUp: '/auth/step-up',
  stepUpPasskey: '/auth/step-up/passkey',
  stepUpPasskeyOptions: '/auth/step-up/passkey/options',
  stepUpProvider: '/auth/step-up/provider',
  stepUpProviderStart: '/auth/step-up/provider/start',
  loginPasskey: '/auth/login/passkey',
  loginPasskeyOptions: '/auth/login/passkey/options',
  loginProvider: '/auth/login/openid',
  loginProviderStart: '/auth/login/openid/start',
  loginProviderCode: '/auth/login/openid/code',
  identities: '/auth/identities',
  identitiesStart: '/auth/identities/start',
  identity: (id: string): string => `/auth/identities/${enc(id)}`,
  email: '/auth/email',
  emailLink: '/auth/email/link',
  confirmEmail: '/auth/email/confirm',
  passkeys: '/auth/passkeys',
  passkeyOptions: '/auth/passkeys/options',
  passkey: (id: string): string => `/auth/passkeys/${enc(id)}`,
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
  notificationRules: '/notifications/rules',
  restoreNotifications: '/notifications/restore',
  notificationsRead: '/notifications/read',
  notificationsReadAll: '/notifications/read-all',
  acceptInvite: (id: string): string => `/team/invites/${enc(id)}/accept`,
  claimInvite: '/team/invites/claim',
  rejectInvite: (id: string): string => `/team/invites/${enc(id)}/reject`,
  invite: '/team/invite',
  invites: '/team/invites',
  teamInvite: (id: string): string => `/team/invites/${enc(id)}`,
  resendInvite: (id: string): string => `/team/invites/${enc(id)}/resend`,
  inviteLink: (id: string): string => `/team/invites/${enc(id)}/link`,
  teamMembers: '/team/members',
  teamMember: (userId: string): string => `/team/members/${enc(userId)}`,
  teamResetLink: (userId: string): string => `/team/members/${enc(userId)}/reset-link`,
  teamDeparture: (userId: string): string => `/team/members/${enc(userId)}/departure`,
  adminPeople: '/admin/people',
  personHoldings: (userId: string): string => `/admin/people/${enc(userId)}/holdings`,
  transferProjects: (userId: string): string => `/admin/people/${enc(userId)}/transfer`,
  disablePerson: (userId: string): string => `/admin/people/${enc(userId)}/disable`,
  enablePerson: (userId: string): string => `/admin/people/${enc(userId)}/enable`,
  deletePerson: (userId: string): string => `/admin/people/${enc(userId)}/deletion`,
  adminMail: '/admin/mail',
  mailTest: '/admin/mail/test',
  mailRetry: '/admin/mail/retry',
  adminTokens: '/admin/tokens',
  adminToken: (id: string): string => `/admin/tokens/${enc(id)}`,
  adminJobs: '/admin/jobs',
  jobRun: (name: string): string => `/admin/jobs/${enc(name)}/run`,
  adminPolicies: '/admin/policies',
  adminAudit: '/admin/audit',
  auditExport: '/admin/audit/export',
  ownHoldings: '/account/holdings',
  deleteAccount: '/account/deletion',
  prepareDataExport: '/account/export',
  dataExport: '/files/export',
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
  reaction: (projectId: string, taskId: string, commentId: string, emoji: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}/comments/${enc(commentId)}/reactions/${enc(emoji)}`,
  taskChecklist: (projectId: string, taskId: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}/checklist`,
  checklistItemTask: (projectId: string, taskId: string, itemId: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}/checklist/${enc(itemId)}/task`,
  taskRelations: (projectId: string, taskId: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}/relations`,
  taskRelation: (projectId: string, taskId: string, relationId: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}/relations/${enc(relationId)}`,
  taskWatch: (projectId: string, taskId: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}/watch`,
  taskArchive: (projectId: string, taskId: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}/archive`,
  favouriteProject: (projectId: string): string => `/projects/${enc(projectId)}/favourite`,
  archivedProject: (projectId: string): string => `/projects/${enc(projectId)}/archived`,
  projectArchive: (projectId: string): string => `/projects/${enc(projectId)}/archive`,
  upload: (projectId: string, taskId: string): string =>
    `/projects/${enc(projectId)}/tasks/${enc(taskId)}/upload`,
  attachment,
  smallPicture: (projectId: string, taskId: string, attachmentId: string): string =>
    `${attachment(projectId, taskId, attachmentId)}/small`,
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
  /** Tasks by deadline. */
  calendar: '/calendar',
  initialsAvatar: '/avatars/initials.svg',
  storage: '/storage',
  installationStorage: '/storage/installation',
  projectStorage: (projectId: string): string => `/projects/${enc(projectId)}/storage`,
  remotes: '/remotes/resolve',
  remoteBeacons: '/remotes/beacons',
  remotePreview: '/remotes/preview',
  remotesOverview: '/remotes',
  remotesJournal: '/remotes/journal',
  remoteUpgrade: '/remotes/upgrade',
  remoteActivation: (name: string): string => `/remotes/${enc(name)}/activation`,
  remoteRollback: (name: string): string => `/remotes/${enc(name)}/rollback`,
  remoteFigures: (name: string): string => `/remotes/${enc(name)}/figures`,
  remoteLock: (name: string): string => `/remotes/${enc(name)}/lock`,
  remoteTokens: (name: string): string => `/remotes/${enc(name)}/tokens`,
  remoteToken: (name: string, id: string): string => `/remotes/${enc(name)}/tokens/${enc(id)}`,
  remoteKeys: (name: string): string => `/remotes/${enc(name)}/keys`,
  remoteKey: (name: string, id: string): string => `/remotes/${enc(name)}/keys/${enc(id)}`,
  remoteTrust: (name: string): string => `/remotes/${enc(name)}/trust`,
  remoteTrustRule: (name: string, id: string): string => `/remotes/${enc(name)}/trust/${enc(id)}`,
  remoteBackend: (name: string): string => `/remotes/${enc(name)}/backend`,
  /** A call of the remote's backend; `path` begins with a slash and may have a query. */
  backendCall: (name: string, path: string): string => `/remotes/${enc(name)}/backend${path}`,
  keySet: KEY_SET_PATH,
  webhooks: (name: string): string => `/remotes/${enc(name)}/webhooks`,
  webhook: (name: string, id: string): string => `/remotes/${enc(name)}/webhooks/${enc(id)}`,
  webhookSecret: (name: string, id: string): string => `/remotes/${enc(name)}/webhooks/${enc(id)}/secret`,
  webhookDeliveries: (name: string, id: string): string =>
    `/remotes/${enc(name)}/webhooks/${enc(id)}/deliveries`,
  webhookRedelivery: (name: string, id: string, deliveryId: string): string =>
    `/remotes/${enc(name)}/webhooks/${enc(id)}/deliveries/${enc(deliveryId)}/redelivery`,
  /** The stored data of the remote for all projects and people, for admins. */
  remoteStore: (name: string): string => `/remotes/${enc(name)}/store`,
  remoteStoreOf: (name: string, scope: string): string => `/remotes/${enc(name)}/store/${enc(scope)}`,
  remoteNotifications: (projectId: string, name: string): string =>
    `/projects/${enc(projectId)}/remotes/${enc(name)}/notifications`,
  /** Values that the remote keeps for the person. */
  ownValues: (name: string): string => `/remotes/${enc(name)}/values`,
  ownValue: (name: string, key: string): string => `/remotes/${enc(name)}/values/${enc(key)}`,
  /** Values that the remote keeps for a project. */
  projectValues: (projectId: string, name: string): string =>
    `/projects/${enc(projectId)}/remotes/${enc(name)}/values`,
  projectValue: (projectId: string, name: string, key: string): string =>
    `/projects/${enc(projectId)}/remotes/${enc(name)}/values/${enc(key)}`,
  remoteVersions: (name: string): string => `/remotes/${enc(name)}/versions`,
  remoteRevocation: (name: string, version: string): string =>
    `/remotes/${enc(name)}/versions/${enc(version)}/revoke`,
  remoteFile: (name: string, version: string, path: string): string =>
    `/remotes/${enc(name)}/versions/${enc(version)}/files/${path.split('/').map(enc).join('/')}`,
  /** The source map of one of its scripts. */
  remoteMap: (name: string, version: string, path: string): string =>
    `/remotes/${enc(name)}/versions/${enc(version)}/maps/${path.split('/').map(enc).join('/')}`,
  meta: '/meta',
  live: '/health/live',
  ready: '/health/ready',
  docs: '/docs',
} as const;

/**
 * The page in which a remote with `"isolation": "frame"` runs.
 * @internal
 */
export const framePage = (name: string): string => `/frames/${name}`;
