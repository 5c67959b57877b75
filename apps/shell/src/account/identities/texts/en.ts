export const en = {
  title: 'Connected accounts',
  lead: 'Sign in with an account of another provider.',
  loading: 'Loading connected accounts...',
  failed: 'Your connected accounts could not be loaded',
  failedText: 'Check your connection and try again.',
  retry: 'Retry',
  connect: 'Connect {{name}}',
  connectFailed: 'Failed to connect',
  connectedOn: 'connected {{ago}}',
  lastUsed: 'used {{ago}}',
  disconnect: 'Disconnect',
  disconnectOf: 'Disconnect: {{name}}',
  disconnecting: 'Disconnecting...',
  removeTitle: 'Disconnect {{name}}?',
  removeText: 'It no longer signs you in.',
  removed: '{{name}} disconnected',
  removeFailed: 'Failed to disconnect',
  error: 'There was an error. Please try again.',
  cancel: 'Cancel',
} as const;

export type IdentityTexts = typeof en;
