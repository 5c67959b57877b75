import { defineTexts } from '@taskloom/client/texts';

const en = {
  loading: 'Loading {{title}}...',
  failedTitle: '{{title}} is not available right now',
  failedText: 'This part of {{product}} could not be loaded. Everything else keeps working.',
  crashedText: 'This part of {{product}} ran into an error. Everything else keeps working.',
  integrityText:
    'This part of {{product}} is not what was published, so it was not run. Everything else keeps working.',
  revokedTitle: 'This version of {{title}} was withdrawn',
  revokedText: 'Another one will be there soon. Everything else keeps working.',
  incompatibleTitle: '{{title}} needs another version of {{product}}',
  incompatibleText:
    'It was built for {{provider}} {{needs}}, and this page has {{has}}. Everything else keeps working.',
  incapableText:
    'It needs "{{needs}}" of the server, which this installation does not offer. Everything else keeps working.',
  otherVersion: 'You see version {{version}}, since {{wished}} could not be loaded.',
  tryWished: 'Try again',
  partMissing: 'What {{title}} {{version}} adds here is not available right now.',
  retry: 'Retry',
  reload: 'Reload',
  home: 'Go to Dashboard',
  version: 'Version {{version}}',
  reference: 'Reference {{reference}}',
  preview: 'You preview {{names}}. Nobody else sees it.',
  previewLeave: 'Leave preview',
  previewStays: 'The preview of {{names}} could not be ended.',
  previewTryAgain: 'Try again',
  previewRefused:
    'You can’t preview version {{version}} of {{name}}: only team admins can, and only what was published.',
  previewDismiss: 'Dismiss',
} as const;

/** What the shell says in place of a remote, and around one. */
export const { useTexts } = defineTexts('remotes', { en, de: () => import('./texts.de') });
export type RemotesTexts = typeof en;
