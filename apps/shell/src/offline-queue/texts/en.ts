export const en = {
  waiting_one: '{{count}} change is waiting to be sent.',
  waiting_other: '{{count}} changes are waiting to be sent.',
  sending_one: 'Sending {{count}} change...',
  sending_other: 'Sending {{count}} changes...',
  undecided_one: '{{count}} change needs your decision: someone else changed the same field.',
  undecided_other: '{{count}} changes need your decision: someone else changed the same fields.',
  decide: 'Review',
  held_one: '{{count}} change has been waiting to be sent since {{since}}.',
  held_other: '{{count}} changes have been waiting to be sent since {{since}}.',
  refused: 'A change could not be saved {{name}}',
  refusedText: 'The task or project may have been changed or deleted.',
  signOutTitle: 'Sign out without sending?',
  signOutText_one: '{{count}} change has not been sent yet. It will be lost if you sign out now.',
  signOutText_other: '{{count}} changes have not been sent yet. They will be lost if you sign out now.',
  signOut: 'Discard and log out',
  stay: 'Stay signed in',
} as const;

export type OfflineQueueTexts = typeof en;
