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
  /** Names the option where its label is a picture. */
  'aria-label': string;
  /** The text that typing searches: `<Select showSearch={{ optionFilterProp: 'word' }}>`. */
  word: string;
}

const option = (value: string, word: string, label: ReactNode): WordOption => ({
  value,
  word,
  label,
  'aria-label': word,
});

/**
 * Statuses with their icons, in the given order.
 * @example
 * <Choice options={statusOptions(TASK_STATUSES)} value={task.status} aria-label="Status" />
 */
export const statusOptions = (statuses: readonly string[]): WordOption[] =>
  statuses.map((value) => option(value, valueWord(value), <StatusLabel status={value} />));

/**
 * Priorities with their icons, from low to high.
 * @example
 * <Choice options={priorityOptions()} value={task.priority} aria-label="Priority" />
 */
export const priorityOptions = (priorities: readonly string[] = TASK_PRIORITIES): WordOption[] =>
  priorities.map((value) => option(value, valueWord(value), <PriorityLabel priority={value} />));

/**
 * People with their avatars.
 * @example
 * <Choice options={peopleOptions(project.members.map(({ user }) => user))} aria-label="Assignee" />
 */
export const peopleOptions = (
  people: { _id: string; name: string; avatar?: string | null }[],
): WordOption[] =>
  people.map((person) =>
    option(
      person._id,
      person.name,
      <span className={styles.person}>
        <UserAvatar user={person} size={20} decorative />
        <span className={styles.name}>{person.name}</span>
      </span>,
    ),
  );
