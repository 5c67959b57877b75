import { defineTexts } from '@taskloom/client/texts';

const en = {
  title: 'Passkeys',
  lead: 'Sign in with your fingerprint, face or device PIN, without a password.',
  notHere: 'Passkeys can’t be added here: the page needs a secure address with a name (https).',
  loading: 'Loading passkeys...',
  failed: 'Your passkeys could not be loaded',
  failedText: 'Check your connection and try again.',
  retry: 'Retry',
  add: 'Add passkey',
  adding: 'Adding...',
  added: 'Passkey added',
  addedText: 'You can sign in with it from now on.',
  addFailed: 'Failed to add the passkey',
  unfinished: 'The browser did not create a passkey.',
  exists: 'This device already has a passkey for your account.',
  defaultName: 'Passkey',
  addedOn: 'added {{ago}}',
  lastUsed: 'used {{ago}}',
  neverUsed: 'never used',
  synced: 'Synced',
  rename: 'Rename: {{name}}',
  renameTitle: 'Rename passkey',
  name: 'Name',
  nameMissing: 'Name is required.',
  save: 'Save',
  saving: 'Saving...',
  remove: 'Remove: {{name}}',
  removeTitle: 'Remove {{name}}?',
  removeText: 'It no longer signs you in. Delete it from your device or password manager, too.',
  removeConfirm: 'Remove',
  removing: 'Removing...',
  removed: 'Passkey removed',
  removeFailed: 'Failed to remove the passkey',
  error: 'There was an error. Please try again.',
  cancel: 'Cancel',
} as const;

/** Texts of the passkeys on `/profile/security`. */
export const { useTexts: usePasskeyTexts } = defineTexts('passkeys', { en, de: () => import('./texts.de') });
export type PasskeyTexts = typeof en;
