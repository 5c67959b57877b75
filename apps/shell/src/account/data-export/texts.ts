import { defineTexts } from '@taskloom/client/texts';

const en = {
  title: 'Your data',
  lead: 'A zip file with your profile, your tasks, comments and notifications, and the files you uploaded.',
  download: 'Download',
  preparing: 'Preparing...',
  started: 'The download has started. It can take a while when you have many files.',
  failed: 'There was an error. Please try again.',
} as const;

/** Texts of the export of one's own data. */
export const { useTexts: useDataExportTexts } = defineTexts('dataExport', {
  en,
  de: () => import('./texts.de'),
});
export type DataExportTexts = typeof en;
