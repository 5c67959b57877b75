/** Default texts of components (specification 2 and 9); a screen can override them. */
export const WORDS = {
  areYouSure: 'Are you sure?',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading...',
  noDate: 'No date set',
  overdue: 'Overdue',
  retry: 'Retry',
} as const;
