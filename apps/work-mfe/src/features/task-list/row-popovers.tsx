import type { RefObject } from 'react';
import { TASK_PRIORITIES, TASK_STATUSES, type TaskHit } from '@taskloom/contracts';
import { PriorityLabel, StatusLabel } from '@taskloom/ui';
import { DatePanel } from '../../popovers/date-panel';
import { OptionsPanel } from '../../popovers/options-panel';
import { useTexts } from '../../texts';
import type { Edit } from './use-edit-hits';

/** The fields that a row changes in place, by the key that opens their popover. */
export const KEYS = { s: 'status', p: 'priority', d: 'date' } as const;
export type RowField = (typeof KEYS)[keyof typeof KEYS];

export const isFieldKey = (key: string): key is keyof typeof KEYS => Object.hasOwn(KEYS, key);

const STATUSES = TASK_STATUSES.map((value) => ({ value, word: <StatusLabel status={value} /> }));
const PRIORITIES = [...TASK_PRIORITIES]
  .reverse()
  .map((value) => ({ value, word: <PriorityLabel priority={value} /> }));

interface RowPopoverProps {
  field: RowField;
  /** All of these change. */
  tasks: readonly TaskHit[];
  anchor: RefObject<HTMLElement | null>;
  onEdit: (changes: Edit) => void;
  onDone: () => void;
}

/** The value that all tasks have; undefined when they differ. */
const shared = <Value,>(tasks: readonly TaskHit[], of: (task: TaskHit) => Value): Value | undefined => {
  const [first, ...others] = tasks.map(of);
  return others.every((value) => value === first) ? first : undefined;
};

/** The popover of one field, at its button. The mouse and the keys open the same one. */
export function RowPopover({ field, tasks, anchor, onEdit, onDone }: RowPopoverProps) {
  const t = useTexts();
  const common = { label: t(field), anchor, onDone };
  if (field === 'status')
    return (
      <OptionsPanel
        {...common}
        options={STATUSES}
        value={shared(tasks, ({ status }) => status)}
        onChoose={(status) => onEdit({ status })}
      />
    );
  if (field === 'priority')
    return (
      <OptionsPanel
        {...common}
        options={PRIORITIES}
        value={shared(tasks, ({ priority }) => priority)}
        onChoose={(priority) => onEdit({ priority })}
      />
    );
  return (
    <DatePanel
      {...common}
      value={shared(tasks, ({ deadline: day }) => day)}
      onChoose={(deadline) => onEdit({ deadline })}
    />
  );
}
