import { defineTexts } from '@taskloom/client/texts';

const en = {
  title: 'Two-factor authentication',
  lead: 'A code from an app on your phone, in addition to the password.',
  on: 'On',
  off: 'Off',
  failed: 'The second factor could not be loaded',
  failedText: 'Check your connection and try again.',
  retry: 'Retry',
  setUp: 'Set up',
  turnOff: 'Turn off',
  newCodes: 'New recovery codes',
  codesLeft_one: '{{count}} recovery code left',
  codesLeft_other: '{{count}} recovery codes left',
  scan: 'Scan this with an authenticator app',
  qr: 'QR code with the secret for the app',
  copy: 'Copy',
  copied: 'Copied',
  enter: 'Enter the code it shows',
  code: 'Code',
  turnOn: 'Turn on',
  turningOn: 'Turning on...',
  next: 'Next: ten recovery codes to print or keep in a safe place.',
  cancel: 'Cancel',
  codesTitle: 'Save your recovery codes',
  codesText: 'Each replaces the app once, for example if your phone is lost. They are shown only once.',
  download: 'Download',
  saved: 'I have saved them',
  askTitle: 'Confirm with your password',
  askSetUp: 'You then get a secret for your authenticator app.',
  askCodes: 'The earlier recovery codes stop working.',
  askOff: 'After that, you sign in with your password alone.',
  password: 'Password',
  continue: 'Continue',
  checking: 'Checking...',
  error: 'There was an error. Please try again.',
  turnedOff: 'Two-factor authentication is off',
} as const;

/** Texts of the second factor on `/profile/security`. */
export const { useTexts: useFactorTexts } = defineTexts('second-factor', {
  en,
  de: () => import('./texts.de'),
});
export type FactorTexts = typeof en;
