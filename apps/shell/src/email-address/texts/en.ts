export const en = {
  screen: 'Confirm your address',
  title: 'Confirm your address',
  lead: 'The link that you have opened proves that this mailbox is yours.',
  confirm: 'Confirm Address',
  confirming: 'Confirming...',
  done: 'Address confirmed',
  doneText: 'It belongs to your account now.',
  failed: 'The address could not be confirmed. Please try again.',
  noToken: 'This link is incomplete. Open it again from the email.',
  again: 'Need another link?',
  security: 'Security settings',
  signIn: 'Sign in',
} as const;

export type EmailAddressTexts = typeof en;
