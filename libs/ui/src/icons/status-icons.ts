import type { ProjectStatus, TaskPriority, TaskStatus } from '@taskloom/contracts';
import type { IconShape } from './icon-shape';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleDot from 'lucide-react/icons/circle-dot';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleX from 'lucide-react/icons/circle-x';
import Equal from 'lucide-react/icons/equal';
import Minus from 'lucide-react/icons/minus';
import { HalfCircle } from './half-circle';

/** Badges, board headers, selects and charts use the same icon for the same state. */
export const STATUS_ICONS: Record<ProjectStatus | TaskStatus, IconShape> = {
  active: CircleDot,
  completed: CircleCheck,
  'on-hold': CirclePause,
  cancelled: CircleX,
  todo: Circle,
  inprogress: HalfCircle,
  done: CircleCheck,
};

export const PRIORITY_ICONS: Record<TaskPriority, IconShape> = {
  high: ArrowUp,
  medium: Equal,
  low: ArrowDown,
};

const lookUp = (table: Readonly<Record<string, IconShape>>, key: string): IconShape | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * The icon of a project or task status; a dashed circle for an unknown one.
 * @example
 * <Icon icon={statusIcon(task.status)} />
 */
export const statusIcon = (status: string): IconShape => lookUp(STATUS_ICONS, status) ?? CircleDashed;

/**
 * The icon of a priority; a dash for an unknown one.
 * @example
 * <Icon icon={priorityIcon(task.priority)} />
 */
export const priorityIcon = (priority: string): IconShape => lookUp(PRIORITY_ICONS, priority) ?? Minus;
