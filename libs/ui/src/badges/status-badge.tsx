import { priorityColor, statusColor } from '@taskloom/contracts';
import { priorityIcon, statusIcon } from '../icons/status-icons';
import { Badge } from './badge';
import { valueWord } from './value-word';

/**
 * The word for a priority, or the raw value of an unknown one. Kept for remotes that were built against it.
 * @example
 * priorityLabel('high'); // 'High'
 */
export const priorityLabel = valueWord;

interface WordProps {
  /** Replaces the word. */
  label?: string;
}

/**
 * The status of a project or a task; grey with the raw value when a newer API sends an unknown one.
 * @example
 * <StatusBadge status="inprogress" />
 */
export const StatusBadge = ({ status, label }: WordProps & { status: string }) => (
  <Badge color={statusColor(status)} icon={statusIcon(status)}>
    {label ?? valueWord(status)}
  </Badge>
);

/**
 * The priority of a task.
 * @example
 * <PriorityBadge priority="high" />
 */
export const PriorityBadge = ({ priority, label }: WordProps & { priority: string }) => (
  <Badge color={priorityColor(priority)} icon={priorityIcon(priority)}>
    {label ?? valueWord(priority)}
  </Badge>
);
