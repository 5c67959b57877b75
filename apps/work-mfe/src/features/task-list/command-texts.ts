import { defineTexts } from '@taskloom/client/texts';

const en = {
  aboutSelected_one: '{{count}} selected task',
  aboutSelected_other: '{{count}} selected tasks',
  aboutTask: '“{{title}}”',
  setPriority: 'Set priority to {{value}}',
  setStatus: 'Set status to {{value}}',
  setDeadline: 'Set deadline to {{day}}',
  removeDeadline: 'Remove deadline',
} as const;

/** The texts of the commands that My Work offers to the palette. */
export const { useTexts: useCommandTexts } = defineTexts('work-commands', {
  en,
  de: () => import('./command-texts.de'),
});
export type CommandTexts = typeof en;
