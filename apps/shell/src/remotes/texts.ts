import { defineTexts } from '@taskloom/client/texts';

const en = {
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
  retry: 'Retry',
  reload: 'Reload',
  home: 'Go to Dashboard',
  version: 'Version {{version}}',
  reference: 'Reference {{reference}}',
  preview: 'You are previewing {{names}}. No one else sees it.',
  previewLeave: 'Leave preview',
  previewStays: 'The preview of {{names}} could not be ended.',
  previewTryAgain: 'Try again',
  previewPage: 'Preview',
  previewLoading: 'Loading details of {{name}}...',
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
  previewStart: 'Start preview',
  previewCancel: 'Cancel',
  previewNotChanged: 'That did not work. Try again.',
  previewNot: 'No preview',
  previewForbidden: 'Only team admins can preview version {{version}} of {{name}}.',
  previewUnknown: 'There is no published version {{version}} of {{name}}.',
  previewLocked: '{{name}} is locked, so none of its versions can be previewed.',
  previewRevoked: 'Version {{version}} of {{name}} was revoked and can no longer run.',
  previewContinue: 'Continue without it',
  withdrawn: '{{names}} was withdrawn. Reload the page to remove its effects; what you have typed is kept.',
  updatedTitle: '{{product}} was updated',
  updatedText:
    'This page is older than the server, so this part cannot run here. Reload to continue; what you have typed is kept.',
} as const;

/** The texts in place of a remote and around it. */
export const { useTexts } = defineTexts('remotes', { en, de: () => import('./texts.de') });
export type RemotesTexts = typeof en;
