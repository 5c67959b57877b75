export type CallGroup =
  | 'projects.read'
  | 'projects.write'
  | 'project-members.write'
  | 'tasks.read'
  | 'tasks.write'
  | 'comments.write'
  | 'attachments.write'
  | 'trash'
  | 'notifications.read'
  | 'notifications.write'
  | 'notify'
  | 'search'
  | 'team.read'
  | 'team.write'
  | 'invitations'
  | 'profile.read'
  | 'profile.write'
  | 'account'
  | 'people'
  | 'installation'
  | 'remotes'
  | 'backend';

/**
 * The calls of the API by group, as remotes declare them in `permissions.calls` of `remote.json` (docs/remote-permissions.md). Each
 * endpoint of `@taskloom/contracts/rtk` is in exactly one group.
 */
export const CALL_GROUPS: Readonly<Record<CallGroup, readonly string[]>> = {
  'projects.read': [
    'getProjects',
    'getProjectList',
    'getArchivedProjects',
    'getProject',
    'getChanges',
    'getLabels',
    'getProjectStorage',
  ],
  'projects.write': [
    'createProject',
    'updateProject',
    'archiveProject',
    'restoreProject',
    'setFavourite',
    'deleteProject',
    'createLabel',
    'updateLabel',
    'deleteLabel',
  ],
  'project-members.write': ['addProjectMember', 'removeProjectMember'],
  'tasks.read': [
    'getTasks',
    'getBoard',
    'getTask',
    'getOlderComments',
    'getHistory',
    'getTaskWatch',
    'getArchive',
    'getCalendar',
    'getWork',
    'getWorkCounts',
  ],
  'tasks.write': [
    'createTask',
    'updateTask',
    'deleteTask',
    'changeChecklist',
    'turnItemIntoTask',
    'addRelation',
    'removeRelation',
    'archiveTask',
    'restoreFromArchive',
    'watchTask',
  ],
  'comments.write': ['addComment', 'editComment', 'reactToComment', 'deleteComment'],
  'attachments.write': ['uploadAttachment', 'keepSmallPicture', 'deleteAttachment'],
  trash: ['getTrash', 'restoreFromTrash', 'purgeFromTrash', 'emptyTrash'],
  'notifications.read': ['getNotifications', 'getInbox', 'getNotificationRules'],
  'notifications.write': [
    'markNotificationsRead',
    'markAllNotificationsRead',
    'deleteNotification',
    'clearNotifications',
    'restoreNotifications',
    'changeNotifications',
    'updateNotificationRules',
  ],
  notify: ['notifyMembers'],
  search: ['getSearchFilters', 'search'],
  'team.read': ['getTeamMembers', 'getTeamPerson', 'getTeamInvites'],
  'team.write': [
    'inviteMember',
    'revokeInvite',
    'resendInvite',
    'createInviteLink',
    'changeTeamRole',
    'createResetLink',
    'removeTeamMember',
    'getTeamDeparture',
    'removeAndTransfer',
  ],
  invitations: ['claimInvite', 'acceptInvite', 'rejectInvite'],
  'profile.read': ['getMe', 'getMeta', 'getDisplayPreferences', 'getStorage', 'getStepUpWays'],
  'profile.write': ['updateProfile', 'uploadPicture', 'updateDisplayPreferences'],
  account: [
    'login',
    'register',
    'logout',
    'changePassword',
    'forgotPassword',
    'resetPassword',
    'getEmail',
    'changeEmail',
    'sendEmailLink',
    'confirmEmail',
    'getSessions',
    'endSession',
    'endOtherSessions',
    'getFactor',
    'beginFactor',
    'confirmFactor',
    'replaceRecoveryCodes',
    'removeFactor',
    'prepareDataExport',
    'getApiTokens',
    'createApiToken',
    'revokeApiToken',
    'startProviderLogin',
    'providerLogin',
    'providerCode',
    'getIdentities',
    'startIdentity',
    'addIdentity',
    'removeIdentity',
    'getPasskeys',
    'beginPasskey',
    'addPasskey',
    'renamePasskey',
    'removePasskey',
    'beginPasskeyLogin',
    'passkeyLogin',
    'beginPasskeyStepUp',
    'passkeyStepUp',
    'startProviderStepUp',
    'providerStepUp',
    'stepUp',
    'getOwnHoldings',
    'deleteAccount',
  ],
  people: [
    'getPeople',
    'getPersonHoldings',
    'transferProjects',
    'disablePerson',
    'enablePerson',
    'changePersonRole',
    'createPersonResetLink',
    'invitePeople',
    'withdrawPersonInvite',
    'deletePerson',
    'getAdminTokens',
    'revokeAdminToken',
  ],
  installation: [
    'getJobs',
    'runJob',
    'getMailState',
    'retryMails',
    'testMail',
    'getPolicies',
    'updatePolicies',
    'getInstallationStorage',
    'getAudit',
    'getAuditExport',
  ],
  remotes: [
    'getRemotesOverview',
    'getRemotesJournal',
    'activateRemote',
    'rollBackRemote',
    'lockRemote',
    'revokeRemoteVersion',
    'getDeployTokens',
    'createDeployToken',
    'createRemote',
    'revokeDeployToken',
    'getRemoteKeys',
    'addRemoteKey',
    'revokeRemoteKey',
    'getTrustRules',
    'addTrustRule',
    'removeTrustRule',
    'getRemoteFigures',
    'getRemoteUpgrade',
    'getRemoteBackends',
    'setRemoteBackend',
    'getWebhooks',
    'createWebhook',
    'updateWebhook',
    'deleteWebhook',
    'rotateWebhookSecret',
    'getWebhookDeliveries',
    'redeliverWebhook',
    'getRemoteStore',
    'clearRemoteStore',
  ],
  backend: ['getFromBackend', 'sendToBackend'],
};

/** The calls for stored values, which `permissions.storage` allows. */
export const STORE_CALLS: readonly string[] = [
  'getStoredKeys',
  'getStoredValue',
  'putStoredValue',
  'deleteStoredValue',
];

/** The calls behind the exports of `@taskloom/client` that remotes use. */
export const CLIENT_CALLS: Readonly<Record<string, readonly string[]>> = {
  useProjects: ['getProjects'],
  useProjectList: ['getProjectList'],
  useProject: ['getProject'],
  useBoard: ['getBoard'],
  useTask: ['getTask'],
  useWork: ['getWork'],
  useCalendar: ['getCalendar'],
  useNotifications: ['getNotifications'],
  useInbox: ['getInbox'],
  useAnswerInvitation: ['acceptInvite', 'rejectInvite'],
  useSendInvitation: ['inviteMember'],
  useBackendData: ['getFromBackend'],
  useBackendCall: ['sendToBackend'],
};
