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
