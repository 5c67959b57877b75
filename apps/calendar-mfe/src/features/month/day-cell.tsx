import { statusColor, type ProjectStatus } from '@taskloom/contracts';
import { formatDayFull, clampClass } from '@taskloom/ui';
import { useTexts } from '../../texts';
import styles from './day-cell.module.css';

export interface DayEntry {
  _id: string;
  title: string;
  status: ProjectStatus;
}

export interface DayCellProps {
  day: string;
  entries: readonly DayEntry[];
  selected: boolean;
  today: boolean;
  /** Belongs to the previous or the next month. */
  outside: boolean;
  /** The cell that Tab enters. */
  stop: boolean;
  onSelect: (day: string) => void;
}

/** More would not fit into the fixed height of a week. */
const SHOWN = 2;

/**
 * One day: its number, bold when something is due, and the titles. Narrow grids show a dot for each title
 * instead.
 */
export function DayCell({ day, entries, selected, today, outside, stop, onSelect }: DayCellProps) {
  const t = useTexts();
  const name = formatDayFull(day);
  const titles = entries.map(({ title }) => title).join('; ');
  const number = Number(day.slice(8));
  const rest = entries.length - SHOWN;
  // Starts with the visible text of the cell, in the same order.
  const shown = [
    number,
    ...entries.slice(0, SHOWN).map(({ title }) => title),
    rest > 0 && t('more', { count: rest }),
  ];
  const seen = shown.filter(Boolean).join(' ');
  const Digits = entries.length > 0 ? 'b' : 'span';
  return (
    <td
      role="gridcell"
      data-day={day}
      className={styles.cell}
      tabIndex={stop ? 0 : -1}
      aria-selected={selected}
      aria-current={today ? 'date' : undefined}
      aria-label={
        entries.length
          ? `${seen}. ${t('dayWithDeadlines', { day: name, count: entries.length, titles })}`
          : name
      }
      data-outside={outside || undefined}
      onClick={() => onSelect(day)}
    >
      <div className={styles.content}>
        <Digits className={styles.number}>{number}</Digits>{' '}
        {entries.length > 0 && <Entries entries={entries} />}
      </div>
    </td>
  );
}

function Entries({ entries }: { entries: readonly DayEntry[] }) {
  const t = useTexts();
  const rest = entries.length - SHOWN;
  return (
    <ul className={styles.entries} data-crowded={rest > 0 || undefined}>
      {entries.slice(0, SHOWN).map(({ _id, title, status }) => (
        <li key={_id} className={styles.entry} data-color={statusColor(status)} title={title}>
          <span className={clampClass}>{title}</span>{' '}
        </li>
      ))}
      {rest > 0 && <li className={styles.more}>{t('more', { count: rest })}</li>}
    </ul>
  );
}
