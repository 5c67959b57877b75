import { priorityColor, statusColor, type BadgeColor } from '@taskloom/contracts';
import type { IconShape } from '../icons/icon-shape';
import type { ReactNode } from 'react';
import { Icon, type IconSize } from '../icons/icon';
import { priorityIcon, statusIcon } from '../icons/status-icons';
import styles from './state-label.module.css';
import { valueWord } from './value-word';

interface StateProps {
  /** Replaces the word. */
  children?: ReactNode;
  size?: IconSize;
  /** Hides the word visually; screen readers still get it. */
  iconOnly?: boolean;
}

interface StateLabelProps extends StateProps {
  color: BadgeColor;
  icon: IconShape;
  word: string;
}

const StateLabel = ({ color, icon, word, size = 16, iconOnly, children }: StateLabelProps) => (
  <span className={styles.label}>
    <span className={`${styles.icon} ${styles[color]}`}>
      <Icon icon={icon} size={size} label={iconOnly ? word : undefined} />
    </span>
    {!iconOnly && <span className={styles.word}>{children ?? word}</span>}
  </span>
);

/**
 * A coloured icon and a word without a tint, for select options, column headers and legends.
 * @example
 * <StatusLabel status={task.status} />
 */
export const StatusLabel = ({ status, ...rest }: StateProps & { status: string }) => (
  <StateLabel color={statusColor(status)} icon={statusIcon(status)} word={valueWord(status)} {...rest} />
);

/**
 * A priority with its icon, without a coloured background.
 * @example
 * <PriorityLabel priority={task.priority} />
 */
export const PriorityLabel = ({ priority, ...rest }: StateProps & { priority: string }) => (
  <StateLabel
    color={priorityColor(priority)}
    icon={priorityIcon(priority)}
    word={valueWord(priority)}
    {...rest}
  />
);
