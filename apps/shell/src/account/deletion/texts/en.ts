export const en = {
  title: 'Delete account',
  lead: 'Your tasks and comments stay without your name. Everything else about you is removed.',
  open: 'Delete account...',
  question: 'Delete your account?',
  final: 'This can’t be undone. You are signed out everywhere.',
  keeps:
    'Tasks and comments stay under “Deleted person”. Your name, address, picture, notifications, sessions and tokens are removed.',
  loading: 'Looking up projects...',
  giveAll: 'Give everything to',
  choose: 'Choose a person',
  projects_one: '{{count}} project',
  projects_other: '{{count}} projects',
  tasks_one: '{{count}} task',
  tasks_other: '{{count}} tasks',
  newOwner: 'New owner',
  newOwnerOf: 'New owner of {{project}}',
  noCandidates: 'No one else in your team could own your projects. Delete them first.',
  ownersMissing: 'Choose a new owner for every project.',
  cancel: 'Cancel',
  delete: 'Delete account',
  transferAndDelete: 'Transfer and delete',
  deleting: 'Deleting...',
  failed: 'There was an error. Please try again.',
} as const;

export type DeletionTexts = typeof en;
