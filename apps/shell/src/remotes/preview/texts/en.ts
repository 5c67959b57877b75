export const en = {
  retry: 'Retry',
  previewLoading: 'Loading details of {{name}}...',
  previewPage: 'Preview',
  previewFailed: 'The version could not be loaded',
  previewQuestion: 'Preview {{title}} {{version}}?',
  previewRisk:
    'This version is not live. Its code will run with your rights: it can read and change everything in {{product}} that you can. Start it only if you trust its publisher. No one else gets it.',
  previewPart: 'Part',
  previewVersion: 'Version',
  previewPublisher: 'Published by',
  previewToken: '{{name}} (deploy token)',
  previewPublished: 'Published',
  previewCommit: 'Commit',
  previewNeeds: 'New permissions',
  previewStart: 'Start preview',
  previewCancel: 'Cancel',
  previewNotChanged: 'That did not work. Try again.',
  previewNot: 'No preview',
  previewForbidden: 'Only team admins can preview version {{version}} of {{name}}.',
  previewUnknown: 'There is no published version {{version}} of {{name}}.',
  previewLocked: '{{name}} is locked, so none of its versions can be previewed.',
  previewRevoked: 'Version {{version}} of {{name}} was revoked and can no longer run.',
  previewContinue: 'Continue without it',
} as const;

export type PreviewTexts = typeof en;
