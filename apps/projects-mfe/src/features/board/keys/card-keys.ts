import type { IconShape } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import type { CardField } from './board-marks';

/** The key that opens the popover of each field (the list is in the shell's help, too). */
const FIELD_KEYS: Readonly<Record<string, CardField>> = {
  a: 'assignees',
  p: 'priority',
  s: 'status',
  d: 'deadline',
  l: 'labels',
  m: 'move',
};

export const fieldOf = (key: string): CardField | undefined =>
  Object.hasOwn(FIELD_KEYS, key) ? FIELD_KEYS[key] : undefined;

/** As labelled on the keyboard. */
export const keyOf = (field: CardField): string | undefined =>
  Object.keys(FIELD_KEYS)
    .find((key) => FIELD_KEYS[key] === field)
    ?.toUpperCase();

export const FIELD_ICONS: Readonly<Record<CardField, IconShape>> = {
  status: icons.status.inprogress,
  priority: icons.priority.high,
  assignees: icons.action.addMember,
  deadline: icons.meta.deadline,
  labels: icons.action.labels,
  move: icons.action.move,
};

/** Elements in which keys are text or have another meaning. */
const BUSY = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

export const isBusy = (target: Element | null): boolean => (target?.closest(BUSY) ?? null) !== null;

/** The shell has the person's choice on the page: single keys can be switched off (WCAG 2.1.4). */
export const singleKeysOn = (): boolean => document.documentElement.dataset.singleKeys !== 'off';
