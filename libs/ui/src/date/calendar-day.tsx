import type { BadgeColor } from '@taskloom/contracts';
import type { ReactNode } from 'react';
import { formatDayFull } from '../dates/format';
import styles from './month-calendar.module.css';

interface CalendarDayProps {
  day: string;
  outside: boolean;
  isToday: boolean;
  isSelected: boolean;
  /** The one day that Tab reaches. */
  tabStop: boolean;
  onSelect: (day: string) => void;
  renderDay?: (day: string) => ReactNode;
  dots?: (day: string) => BadgeColor[];
  dayLabel?: (day: string) => string;
  isMarked?: (day: string) => boolean;
}

/** One cell of the month: the number, and what lies on the day. */
export const CalendarDay = (props: CalendarDayProps) => {
  const { day, outside, isToday, isSelected, tabStop, onSelect, renderDay, dots, dayLabel, isMarked } = props;
  const names = [
    styles.day,
    outside ? styles.outside : '',
    isToday ? styles.today : '',
    isSelected ? styles.selected : '',
    isMarked?.(day) ? styles.marked : '',
  ];
  return (
    <td
      role="gridcell"
      className={names.join(' ')}
      tabIndex={tabStop ? 0 : -1}
      aria-selected={isSelected}
      aria-current={isToday ? 'date' : undefined}
      aria-label={dayLabel?.(day) ?? formatDayFull(day)}
      onClick={() => onSelect(day)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onSelect(day);
      }}
    >
      <span className={styles.number}>{Number(day.slice(8))}</span>
      {renderDay && <div className={styles.content}>{renderDay(day)}</div>}
      {dots && (
        <span className={styles.dots} aria-hidden="true">
          {dots(day)
            .slice(0, 3)
            .map((color, index) => (
              <span className={`${styles.dot} ${styles[color]}`} key={index} />
            ))}
        </span>
      )}
    </td>
  );
};
