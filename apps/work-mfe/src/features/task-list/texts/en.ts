export const en = {
  aboutSelected_one: '{{count}} selected task',
  aboutSelected_other: '{{count}} selected tasks',
  aboutTask: '“{{title}}”',
  setPriority: 'Set priority to {{value}}',
  setStatus: 'Set status to {{value}}',
  setDeadline: 'Set deadline to {{day}}',
  removeDeadline: 'Remove deadline',
} as const;

export type CommandTexts = typeof en;
