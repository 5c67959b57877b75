export const en = {
  leaveTitle: 'Discard unsaved changes?',
  leaveText: 'Something on this page has not been saved yet.',
  keepEditing: 'Keep editing',
  discard: 'Discard changes',
} as const;

export type FramedTexts = typeof en;
