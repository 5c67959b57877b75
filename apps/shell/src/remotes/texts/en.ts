export const en = {
  loading: 'Loading {{title}}...',
  failedTitle: '{{title}} is not available right now',
  failedText: 'This part of {{product}} could not be loaded. Everything else keeps working.',
  crashedText: 'This part of {{product}} ran into an error. Everything else keeps working.',
  integrityText:
    'This part of {{product}} does not match its published version, so it was not started. Everything else keeps working.',
  revokedTitle: 'This version of {{title}} was withdrawn',
  revokedText: 'Another version will be available soon. Everything else keeps working.',
  incompatibleTitle: '{{title}} needs another version of {{product}}',
  incompatibleText:
    'It was built for {{provider}} {{needs}}, but this page has {{has}}. Everything else keeps working.',
  incapableText:
    'It needs "{{needs}}" from the server, which this installation does not support. Everything else keeps working.',
  otherVersion: 'This is version {{version}}, because {{requested}} could not be loaded.',
  tryRequested: 'Try again',
  partMissing: 'The content from {{title}} {{version}} is not available right now.',
  partUnfit: '{{title}} needs another version of {{product}}.',
  retry: 'Retry',
  reload: 'Reload',
  home: 'Go to Dashboard',
  version: 'Version {{version}}',
  reference: 'Reference {{reference}}',
  preview: 'You are previewing {{names}}. No one else sees it.',
  previewLeave: 'Leave preview',
  previewStays: 'The preview of {{names}} could not be ended.',
  previewTryAgain: 'Try again',
  previewLoading: 'Loading details of {{name}}...',
  withdrawn: '{{names}} was withdrawn. Reload the page to remove its effects; what you have typed is kept.',
  updatedTitle: '{{product}} was updated',
  updatedText:
    'This page is older than the server, so this part cannot run here. Reload to continue; what you have typed is kept.',
} as const;

export type RemotesTexts = typeof en;
