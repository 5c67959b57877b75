/** What a component says unless its screen tells it otherwise: the specification's words (spec §2, §9). */
export const WORDS = {
  areYouSure: 'Are you sure?',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading...',
  noDate: 'No date set',
  overdue: 'Overdue',
  retry: 'Retry',
} as const;
