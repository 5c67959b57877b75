export const en = {
  title: 'Set up a second factor',
  text: 'An admin requires it for this account. Set up an authenticator app or add a passkey to go on. If you already have a passkey, sign out and sign in with it.',
  continue: 'Continue',
  signOut: 'Sign out',
  notice: 'From {{day}} you need a second factor to use your account.',
  setUp: 'Set it up',
} as const;

export type RequiredFactorTexts = typeof en;
