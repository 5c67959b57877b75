import { defineTexts } from '@taskloom/client/texts';

const en = {
  title: 'Keyboard shortcuts',
  goTo: 'Go to',
  general: 'General',
  palette: 'Open the command palette',
  create: 'Create a task',
  help: 'Show this help',
  notices: 'Go to new notifications',
  toasts: 'Go to messages',
  close: 'Close a dialog, menu or task',
  cards: 'On a task’s card',
  otherCards: 'Go to other cards',
  open: 'Open',
  assign: 'Assign',
  priority: 'Priority',
  status: 'Status',
  date: 'Date',
  label: 'Labels',
  move: 'Move to a column, to the top or bottom',
  nextColumn: 'Move to the next column',
  lift: 'Lift, then move with the arrow keys',
  rename: 'Edit the title',
  select: 'Select, several with Shift and arrow keys',
  shift: 'Shift',
  enter: 'Enter',
  space: 'Space',
  calendar: 'In the calendar',
  day: 'Day',
  week: 'Week',
  month: 'Month',
  today: 'Today',
  liftDay: 'Lift a task, then move it with the arrow keys',
  off: 'Single-key shortcuts are switched off in Settings.',
  dismiss: 'Close',
} as const;

/** Apart from the shell's texts, so that they are loaded with the help. */
export const { useTexts: useShortcutTexts } = defineTexts('shortcuts', {
  en,
  de: () => import('./texts.de'),
});
export type ShortcutTexts = typeof en;
