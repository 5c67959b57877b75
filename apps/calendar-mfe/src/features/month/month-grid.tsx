import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useLanguage } from '@taskloom/client/texts';
import { formatWeekday } from '@taskloom/ui';
import { dayAfterKey, monthOf, weeksOf } from './days';
import { DayCell, type DayEntry } from './day-cell';
import styles from './month-grid.module.css';
import { WEEK_START } from './week-start';

export interface MonthGridProps {
  /** `YYYY-MM`. */
  month: string;
  selected: string;
  today: string;
  entriesOn: (day: string) => readonly DayEntry[];
  onSelect: (day: string) => void;
  labelledBy: string;
}

/** The weeks of a month as a date grid: one tab stop, arrow keys between the days (ARIA practices). */
export function MonthGrid({ month, selected, today, entriesOn, onSelect, labelledBy }: MonthGridProps) {
  const weekStart = WEEK_START[useLanguage()];
  const weeks = weeksOf(month, weekStart);
  const days = weeks.flat();
  const stop = days.includes(selected) ? selected : `${month}-01`;
  const table = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);

  useLayoutEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${selected}"]`)?.focus();
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const chosen = event.key === 'Enter' || event.key === ' ';
    const next = chosen ? stop : dayAfterKey(event, stop, weekStart);
    if (next === null) return;
    event.preventDefault();
    movedByKey.current = next !== selected;
    onSelect(next);
  };

  return (
    <table ref={table} role="grid" aria-labelledby={labelledBy} className={styles.grid} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {days.slice(0, 7).map((day) => (
            <th key={day} scope="col" abbr={formatWeekday(day, 'long')} className={styles.weekday}>
              {formatWeekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                entries={entriesOn(day)}
                selected={day === selected}
                today={day === today}
                outside={monthOf(day) !== month}
                stop={day === stop}
                onSelect={onSelect}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
