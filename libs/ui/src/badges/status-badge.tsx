import { priorityColor, statusColor, statusLabel, TASK_PRIORITY_LABELS } from '@taskloom/contracts';
import { priorityIcon, statusIcon } from '../icons/status-icons';
import { Badge } from './badge';

/** The word for a priority; the raw value when it is unknown. */
export const priorityLabel = (priority: string): string =>
  Object.entries(TASK_PRIORITY_LABELS).find(([value]) => value === priority)?.[1] ?? priority;

interface WordProps {
  /** Replaces the English label where an app speaks another language. */
  label?: string;
}

/** Status of a project or a task; grey with the raw word for one of a newer API. */
export const StatusBadge = ({ status, label }: WordProps & { status: string }) => (
  <Badge color={statusColor(status)} icon={statusIcon(status)}>
    {label ?? statusLabel(status)}
  </Badge>
);

/** Priority of a task. */
export const PriorityBadge = ({ priority, label }: WordProps & { priority: string }) => (
  <Badge color={priorityColor(priority)} icon={priorityIcon(priority)}>
    {label ?? priorityLabel(priority)}
  </Badge>
);
