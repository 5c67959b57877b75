export const en = {
  title: 'Your data',
  lead: 'A zip file with your profile, your tasks, comments and notifications, and the files you uploaded.',
  download: 'Download',
  preparing: 'Preparing...',
  started: 'The download has started. It can take a while when you have many files.',
  failed: 'There was an error. Please try again.',
} as const;

export type DataExportTexts = typeof en;
