import { defineTexts } from '@taskloom/client/texts';

const en = {
  aboutSelected_one: '{{count}} selected task',
  aboutSelected_other: '{{count}} selected tasks',
  aboutTask: '“{{title}}”',
  change_status: 'Change status',
  change_priority: 'Change priority',
  change_assignees: 'Change assignees',
  change_deadline: 'Change deadline',
  change_labels: 'Change labels',
  change_move: 'Move',
  assignTo: 'Assign to {{name}}',
  unassign: 'Unassign {{name}}',
  assignToMe: 'me',
  setPriority: 'Set priority to {{value}}',
  setStatus: 'Set status to {{value}}',
  statusWords: 'move to column',
  toTop: 'Move to the top of the column',
  toBottom: 'Move to the end of the column',
  setDeadline: 'Set deadline to {{day}}',
  removeDeadline: 'Remove deadline',
  addLabel: 'Add label {{name}}',
  removeLabel: 'Remove label {{name}}',
  archive: 'Archive',
  delete: 'Delete',
} as const;

/** The texts of the commands that a board and an open task offer to the palette. */
export const { useTexts: useCommandTexts } = defineTexts('board-commands', {
  en,
  de: () => import('./texts.de'),
});
export type CommandTexts = typeof en;
