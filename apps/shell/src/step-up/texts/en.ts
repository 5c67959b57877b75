export const en = {
  title: 'Confirm that it is you',
  lead: 'This change needs a confirmation that is at most 10 minutes old.',
  password: 'Password',
  code: 'Code from your app, or a recovery code',
  noPassword: 'You have no password here. Sign out and in again: a sign-in is a confirmation for 10 minutes.',
  viaProvider: 'A provider opens its page. Afterwards you return here and make your change again.',
  useProvider: 'Confirm with {{name}}',
  providerDown: '{{name}} is not reachable now',
  usePassword: 'Use the password',
  useCode: 'Use a code',
  usePasskey: 'Use a passkey',
  passkeyUnused: 'No passkey was used.',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  cancel: 'Cancel',
  error: 'There was an error. Please try again.',
} as const;

export type StepUpTexts = typeof en;
