export const en = {
  title: 'Duplicate task',
  submit: 'Duplicate',
  busy: 'Duplicating...',
  takeAlong: 'Take along',
  checklist: 'Checklist',
  people: 'People',
  labels: 'Labels',
  files: 'Files',
  left: 'Comments and the history stay with the original.',
  copyTitle: '{{title}} (copy)',
  failed: 'Failed to duplicate task',
  failedText: 'There was an error duplicating the task.',
  done: 'Task duplicated',
} as const;

export type CopyTexts = typeof en;
