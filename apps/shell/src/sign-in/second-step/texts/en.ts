export const en = {
  screen: 'Confirm it’s you',
  title: 'Confirm it’s you',
  hint: 'Enter the code from your authenticator app.',
  recoveryHint: 'Enter one of the ten codes that you saved. Each works once.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  trust: 'Trust this device for 30 days',
  verify: 'Verify',
  verifying: 'Verifying...',
  usePasskey: 'Use a passkey',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  failed: 'The code could not be checked. Please try again.',
  lost: 'No access to either? The operator of this installation can help.',
  other: 'Use another account',
} as const;

export type SecondStepTexts = typeof en;
