import { localDay, type BadgeColor } from '@taskloom/contracts';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { formatWeekday, formatMonth } from '../dates/format';
import { dayAfterKey } from './calendar-keys';
import { CalendarDay } from './calendar-day';
import { CalendarHead, type CalendarTexts } from './calendar-head';
import { addMonths, monthOf, weeksOf } from './month-days';
import styles from './month-calendar.module.css';

export interface MonthCalendarProps {
  /** Calendar day `YYYY-MM-DD`. */
  selected: string;
  onSelect: (day: string) => void;
  texts: CalendarTexts;
  /** What a day shows below its number; phones show only the dots. */
  renderDay?: (day: string) => ReactNode;
  /** Colours of the dots on phones. */
  dots?: (day: string) => BadgeColor[];
  /** What a day is called; by default its date. Say here what lies on it. */
  dayLabel?: (day: string) => string;
  /** Bold days: those with a deadline (spec §2). */
  isMarked?: (day: string) => boolean;
  /** Today's local day, unless a test says otherwise. */
  today?: string;
  /** 0 is Sunday. */
  firstWeekday?: number;
}

/** A month of days, one of them selected; arrow keys move the selection, the month follows. */
export const MonthCalendar = (props: MonthCalendarProps) => {
  const { selected, onSelect, texts, today = localDay(), firstWeekday = 0, ...look } = props;
  const [month, setMonth] = useState(monthOf(selected));
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);

  useEffect(() => setMonth(monthOf(selected)), [selected]);
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [selected, month]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayAfterKey(event.key, event.shiftKey, selected, firstWeekday);
    if (!next) return;
    event.preventDefault();
    byKey.current = true;
    onSelect(next);
  };
  const weeks = weeksOf(month, firstWeekday);
  const shown = weeks.flat();
  const tabStop = shown.includes(selected) ? selected : `${month}-01`;

  return (
    <div className={styles.calendar}>
      <CalendarHead
        title={formatMonth(`${month}-01`)}
        titleId={titleId}
        texts={texts}
        onStep={(months) => setMonth(addMonths(month, months))}
        onToday={() => {
          setMonth(monthOf(today));
          onSelect(today);
        }}
      />
      <table className={styles.grid} role="grid" aria-labelledby={titleId} ref={grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {shown.slice(0, 7).map((day) => (
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
                <CalendarDay
                  key={day}
                  day={day}
                  {...look}
                  outside={monthOf(day) !== month}
                  isToday={day === today}
                  isSelected={day === selected}
                  tabStop={day === tabStop}
                  onSelect={onSelect}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
