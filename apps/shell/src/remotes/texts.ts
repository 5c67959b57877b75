import { defineTexts } from '@taskloom/client/texts';

/** What the shell says in place of a remote. */
export const { useTexts } = defineTexts('remotes', {
  en: {
    loading: 'Loading {{title}}...',
    failedTitle: '{{title}} is not available right now',
    failedText: 'This part of {{product}} could not be loaded. Everything else keeps working.',
    crashedText: 'This part of {{product}} ran into an error. Everything else keeps working.',
    incompatibleTitle: '{{title}} needs another version of {{product}}',
    incompatibleText:
      'It was built for {{library}} {{needs}}, and this page has {{has}}. Everything else keeps working.',
    retry: 'Retry',
    reload: 'Reload',
    home: 'Go to Dashboard',
    version: 'Version {{version}}',
    reference: 'Reference {{reference}}',
  },
});
