import { defineTexts } from '@taskloom/client/texts';

const en = {
  tabs: 'Profile sections',
  profileTab: 'Profile',
  securityTab: 'Security',
  screen: 'Security',
  sessions: 'Sessions',
  loading: 'Loading sessions...',
  failed: 'Your sessions could not be loaded',
  failedText: 'Check your connection and try again.',
  retry: 'Retry',
  thisDevice: 'This device',
  browserOn: '{{browser}} on {{system}}',
  unknownDevice: 'Unknown device',
  lastUsed: 'last used {{ago}}',
  signedIn: 'signed in {{ago}}',
  signOut: 'Sign out',
  signOutOf: 'Sign out: {{device}}',
  signOutOthers: 'Sign out all others',
  cancel: 'Cancel',
  signingOut: 'Signing out...',
  signOutTitle: 'Sign out {{device}}?',
  signOutText: 'This device has to sign in again. Changes that it has not sent yet stay on it.',
  othersTitle: 'Sign out all other devices?',
  othersText_one: '{{count}} other device has to sign in again.',
  othersText_other: '{{count}} other devices have to sign in again.',
  ended: 'Signed out',
  endedText: 'The device has to sign in again.',
  othersEndedText: 'All other devices have to sign in again.',
  endFailed: 'Failed to sign out',
  endFailedText: 'There was an error. Please try again.',
  note: 'Changes on this page are recorded in the audit log.',
} as const;

/** Texts of `/profile/security`. */
export const { useTexts: useSecurityTexts } = defineTexts('security', {
  en,
  de: () => import('./texts.de'),
});
export type SecurityTexts = typeof en;
