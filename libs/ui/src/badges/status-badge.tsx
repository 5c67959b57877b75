import { priorityColor, statusColor } from '@taskloom/contracts';
import { priorityIcon, statusIcon } from '../icons/status-icons';
import { Badge } from './badge';
import { valueWord } from './value-word';

/** The word for a priority; the raw value when it is unknown. Kept for remotes that were built with it. */
export const priorityLabel = valueWord;

interface WordProps {
  /** Replaces the word. */
  label?: string;
}

/** Status of a project or a task; grey with the raw word for one of a newer API. */
export const StatusBadge = ({ status, label }: WordProps & { status: string }) => (
  <Badge color={statusColor(status)} icon={statusIcon(status)}>
    {label ?? valueWord(status)}
  </Badge>
);

/** Priority of a task. */
export const PriorityBadge = ({ priority, label }: WordProps & { priority: string }) => (
  <Badge color={priorityColor(priority)} icon={priorityIcon(priority)}>
    {label ?? valueWord(priority)}
  </Badge>
);
