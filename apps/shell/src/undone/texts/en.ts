export const en = {
  undone: 'Undone',
  failed: 'Could not be undone',
  failedText: 'There was an error updating the task.',
  gone: '“{{title}}” has been deleted since.',
  partly: 'Not everything was undone',
  lostTo: '{{field}} of “{{task}}”: {{name}} has changed it since.',
  lost: '{{field}} of “{{task}}” has been changed since.',
  more: '{{reason}} {{count}} more were changed, too.',
  place: 'Place',
} as const;

export type UndoneTexts = typeof en;
