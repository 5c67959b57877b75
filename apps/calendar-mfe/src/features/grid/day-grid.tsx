import type { TaskHit } from '@taskloom/contracts';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useLanguage } from '@taskloom/client/texts';
import { formatWeekday } from '@taskloom/ui';
import { dayAfterKey, monthOf } from '../../days/days';
import { WEEK_START } from '../../days/week-start';
import { DayCell, type DayEntry, type DayItem } from './day-cell';
import styles from './day-grid.module.css';

export interface DayGridProps {
  /** Days, `YYYY-MM-DD`. A single week has room for all its entries. */
  weeks: readonly (readonly string[])[];
  /** `YYYY-MM`; days of other months are quieter. */
  month: string;
  selected: string;
  today: string;
  entriesOn: (day: string) => readonly DayEntry[];
  tasksOn: (day: string) => readonly TaskHit[];
  /** Entries of other remotes. */
  itemsOn: (day: string) => readonly DayItem[];
  onSelect: (day: string) => void;
  onCreate: (day: string) => void;
  labelledBy: string;
  /** The first entries are still on their way: how high the weeks are is unknown. */
  loading: boolean;
}

/** Weeks as a date grid: one tab stop, arrow keys between the days (ARIA practices). */
export function DayGrid(props: DayGridProps) {
  const { weeks, month, selected, today, entriesOn, tasksOn, itemsOn, onSelect, onCreate } = props;
  const weekStart = WEEK_START[useLanguage()];
  const roomy = weeks.length === 1;
  const days = weeks.flat();
  const stop = [selected, `${month}-01`].find((day) => days.includes(day)) ?? days[0] ?? selected;
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
    <table
      ref={table}
      role="grid"
      aria-labelledby={props.labelledBy}
      className={styles.grid}
      data-roomy={roomy || undefined}
      data-loading={props.loading || undefined}
      onKeyDown={onKeyDown}
    >
      <thead role="rowgroup">
        <tr role="row">
          {days.slice(0, 7).map((day) => (
            <th
              key={day}
              role="columnheader"
              scope="col"
              abbr={formatWeekday(day, 'long')}
              className={styles.weekday}
            >
              {formatWeekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {weeks.map((week) => (
          <tr key={week[0]} role="row">
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                entries={entriesOn(day)}
                tasks={tasksOn(day)}
                items={itemsOn(day)}
                selected={day === selected}
                today={day === today}
                outside={!roomy && monthOf(day) !== month}
                roomy={roomy}
                stop={day === stop}
                onSelect={onSelect}
                onCreate={onCreate}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
