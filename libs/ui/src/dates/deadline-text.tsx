import { isOverdue } from '@taskloom/contracts';
import Calendar from 'lucide-react/icons/calendar';
import CalendarX from 'lucide-react/icons/calendar-x';
import { Icon } from '../icons/icon';
import { VisuallyHidden } from '../inline/visually-hidden';
import { defaultWord } from '../words';
import styles from './deadline-text.module.css';
import { formatDay } from './format';

export interface DeadlineTextProps {
  /** Calendar day `YYYY-MM-DD`. */
  deadline: string | null | undefined;
  /** Finished items are never overdue: a completed project, a done task. */
  done?: boolean;
  /** The sentence around the date: `(date) => t('due', { date })` → 'Due Dec 4, 2026'. */
  label?: (date: string) => string;
  /** Follows an overdue date, so that colour is not the only sign. */
  overdueText?: string;
  noDateText?: string;
}

/**
 * A deadline with its calendar icon. Red with a crossed calendar once the day is over; today is not red.
 * @example
 * <DeadlineText deadline={task.deadline} done={task.status === 'done'} />
 */
export const DeadlineText = (props: DeadlineTextProps) => {
  const {
    deadline,
    done = false,
    label,
    overdueText = defaultWord('overdue'),
    noDateText = defaultWord('noDate'),
  } = props;
  const overdue = !done && isOverdue(deadline);
  const date = deadline ? formatDay(deadline) : '';
  return (
    <span className={`${styles.deadline} ${overdue ? styles.overdue : ''}`}>
      <Icon icon={overdue ? CalendarX : Calendar} size={14} className={styles.icon} />
      {deadline ? <time dateTime={deadline}>{label ? label(date) : date}</time> : <span>{noDateText}</span>}
      {overdue && <VisuallyHidden>{overdueText}</VisuallyHidden>}
    </span>
  );
};
