export const en = {
  title: 'Email address',
  verified: 'Verified',
  unverified: 'Not verified',
  pending: '{{email}} replaces it once the link that was mailed there is opened.',
  mailed: 'Links to confirm it and to reset a password are mailed there.',
  noMail: 'It can’t be changed, because this installation sends no email.',
  send: 'Send link',
  sending: 'Sending...',
  sent: 'Link sent',
  sentText: 'Open the link in the email to {{email}} within 24 hours.',
  sendFailed: 'The link could not be sent',
  change: 'Change',
  changeTitle: 'Change email address',
  changeLead: 'We mail a link to the new address. Yours stays until the link is opened.',
  newEmail: 'New email address',
  missing: 'Email is required.',
  cancel: 'Cancel',
  error: 'There was an error. Please try again.',
} as const;

export type EmailTexts = typeof en;
