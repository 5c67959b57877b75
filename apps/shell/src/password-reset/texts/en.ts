export const en = {
  forgotScreen: 'Forgotten password',
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Enter your address, and we will send you a link to set a new one.',
  forgotLeadNoMail:
    'This installation does not send email. An admin of your team can give you a link to set a new one.',
  send: 'Send Link',
  sending: 'Sending...',
  sent: 'If {{email}} belongs to an account, an email with a link is on its way. The link works once and for 30 minutes.',
  sendFailed: 'The link could not be requested. Please try again.',
  remembered: 'Remembered it?',
  signIn: 'Sign in',
  resetScreen: 'New password',
  resetTitle: 'Choose a new password',
  resetLead: 'You will be signed out everywhere and can then sign in with the new password.',
  noToken: 'This link is incomplete. Open it again from the email, or request a new one.',
  password: 'New password',
  save: 'Save Password',
  saving: 'Saving...',
  saved: 'Password changed',
  savedText: 'Sign in with your new password.',
  saveFailed: 'The password could not be changed. Please try again.',
  again: 'Need another link?',
  askAgain: 'Request a new one',
} as const;

export type PasswordResetTexts = typeof en;
