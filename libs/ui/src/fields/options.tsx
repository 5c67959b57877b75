import { TASK_PRIORITIES } from '@taskloom/contracts';
import type { ReactNode } from 'react';
import { PriorityLabel, StatusLabel } from '../badges/state-label';
import { valueWord } from '../badges/value-word';
import { UserAvatar } from '../people/user-avatar';
import styles from './options.module.css';

/** An option of `Select`. */
export interface WordOption {
  value: string;
  label: ReactNode;
  /** What typing searches: `<Select showSearch={{ optionFilterProp: 'word' }}>`. */
  word: string;
}

/** Statuses with their icons, in the order given. */
export const statusOptions = (statuses: readonly string[]): WordOption[] =>
  statuses.map((value) => ({ value, label: <StatusLabel status={value} />, word: valueWord(value) }));

/** Priorities with their icons, low to high. */
export const priorityOptions = (priorities: readonly string[] = TASK_PRIORITIES): WordOption[] =>
  priorities.map((value) => ({
    value,
    label: <PriorityLabel priority={value} />,
    word: valueWord(value),
  }));

/** People with their faces. */
export const peopleOptions = (
  people: { _id: string; name: string; avatar?: string | null }[],
): WordOption[] =>
  people.map((person) => ({
    value: person._id,
    word: person.name,
    label: (
      <span className={styles.person}>
        <UserAvatar user={person} size={20} decorative />
        <span className={styles.name}>{person.name}</span>
      </span>
    ),
  }));
