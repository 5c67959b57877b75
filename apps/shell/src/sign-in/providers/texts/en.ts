export const en = {
  secondStep: 'The provider has confirmed who you are',
  failed: 'You are not signed in',
  failedLead: 'Signing in with the provider failed.',
  back: 'Back to sign in',
  linked: '{{name}} connected',
  linkedText: 'You can sign in with it from now on.',
  linkFailed: 'Failed to connect',
  proved: 'Confirmed',
  provedText: 'Please make your change again. This confirmation lasts 10 minutes.',
  proofFailed: 'Not confirmed',
  error: 'There was an error. Please try again.',
} as const;

export type ProviderTexts = typeof en;
