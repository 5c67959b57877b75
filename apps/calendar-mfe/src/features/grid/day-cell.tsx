import { hueOf, statusColor, type ProjectStatus, type TaskHit } from '@taskloom/contracts';
import { clampClass, formatDayFull, formatWeekday, Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { TaskChip } from '../../due/task-chip';
import { useDayTarget } from '../../moving/draggable';
import { useMoving } from '../../moving/lift-context';
import { useTexts } from '../../texts';
import styles from './day-cell.module.css';
import { marksOf } from './day-marks';
import { Marks } from './marks';

export interface DayEntry {
  _id: string;
  title: string;
  status: ProjectStatus;
}

/** An entry of another remote. */
export interface DayItem {
  id: string;
  title: string;
}

export interface DayCellProps {
  day: string;
  entries: readonly DayEntry[];
  tasks: readonly TaskHit[];
  items: readonly DayItem[];
  selected: boolean;
  today: boolean;
  /** Belongs to the previous or the next month. */
  outside: boolean;
  /** Has room for all entries. */
  roomy: boolean;
  /** The cell that Tab enters. */
  stop: boolean;
  onSelect: (day: string) => void;
  /** Begins a new task on this day. */
  onCreate: (day: string) => void;
}

/** More would make a week of the month too high. */
const SHOWN = 3;
/** More are not readable in a single week; the panel lists all. */
const SHOWN_ROOMY = 40;

/**
 * One day: its number, bold when a project is due, the titles of projects, then tasks, then entries of other remotes. A narrow month has marks instead.
 */
export function DayCell(props: DayCellProps) {
  const { day, entries, tasks, items, selected, today, outside, roomy, stop, onSelect, onCreate } = props;
  const t = useTexts();
  const number = Number(day.slice(8));
  const lands = useLands(day);
  const most = roomy ? SHOWN_ROOMY : SHOWN;
  const shownEntries = entries.slice(0, most);
  const shownTasks = tasks.slice(0, most - shownEntries.length);
  const shownItems = items.slice(0, most - shownEntries.length - shownTasks.length);
  const all = entries.length + tasks.length + items.length;
  const rest = all - shownEntries.length - shownTasks.length - shownItems.length;
  const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title).join('; ');
  // Starts with the visible text of the cell, in the same order.
  const seen = [
    number,
    ...[...shownEntries, ...shownTasks, ...shownItems].map(({ title }) => title),
    rest > 0 && t('more', { count: rest }),
  ]
    .filter(Boolean)
    .join(' ');
  const name = formatDayFull(day);
  const projectsDue =
    entries.length > 0
      ? t('dayWithDeadlines', { day: name, count: entries.length, titles: titles(entries) })
      : name;
  const tasksDue =
    tasks.length > 0 ? `, ${t('dayWithTasks', { count: tasks.length, titles: titles(tasks) })}` : '';
  const itemsDue = items.length > 0 ? `, ${titles(items)}` : '';
  const busy = all > 0;
  const Digits = entries.length > 0 ? 'b' : 'span';
  return (
    <td
      ref={useDayTarget(day)}
      role="gridcell"
      data-day={day}
      className={styles.cell}
      tabIndex={stop ? 0 : -1}
      aria-selected={selected}
      aria-current={today ? 'date' : undefined}
      aria-label={busy ? `${seen}. ${projectsDue}${tasksDue}${itemsDue}` : name}
      data-outside={outside || undefined}
      data-roomy={roomy || undefined}
      data-lands={lands}
      onClick={() => onSelect(day)}
    >
      <div className={styles.content}>
        <span className={styles.date}>
          <Digits className={styles.number}>{number}</Digits>{' '}
          {roomy && <span className={styles.weekday} data-weekday={formatWeekday(day, 'long')} />}
          <CreateButton day={day} onCreate={onCreate} />
        </span>{' '}
        {busy && (
          <Entries
            entries={shownEntries}
            tasks={shownTasks}
            items={shownItems}
            rest={rest}
            crowded={!roomy}
          />
        )}
        {busy && !roomy && <Marks marks={marksOf({ entries, tasks, items })} />}
      </div>
      {lands === 'here' && <span className={styles.landing} aria-hidden />}
    </td>
  );
}

/** Whether the lifted task would land on this day, or can't. */
function useLands(day: string): 'here' | 'refused' | undefined {
  const { lift } = useMoving();
  if (lift?.to !== day || lift.task.deadline === day) return undefined;
  return lift.problem ? 'refused' : 'here';
}

/** For the mouse; the panel of the selected day has the same button for everyone. */
function CreateButton({ day, onCreate }: { day: string; onCreate: (day: string) => void }) {
  const t = useTexts();
  const label = t('createOn', { day: formatDayFull(day) });
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.create}
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.stopPropagation();
        onCreate(day);
      }}
    >
      <Icon icon={icons.action.add} size={14} />
    </button>
  );
}

interface EntriesProps {
  entries: readonly DayEntry[];
  tasks: readonly TaskHit[];
  items: readonly DayItem[];
  rest: number;
  /** From three on, each has one line. */
  crowded: boolean;
}

function Entries({ entries, tasks, items, rest, crowded }: EntriesProps) {
  const t = useTexts();
  const oneLine = crowded && entries.length + tasks.length + items.length >= SHOWN;
  return (
    <ul className={styles.entries} data-crowded={oneLine || undefined}>
      {entries.map(({ _id, title, status }) => (
        <li key={_id} className={styles.entry} data-color={statusColor(status)} title={title}>
          <span className={`${clampClass} ${styles.title}`}>{title}</span>{' '}
        </li>
      ))}
      {tasks.map((task) => (
        <li key={task._id} className={styles.task} data-hue={hueOf(task.project._id)}>
          <TaskChip task={task} place="grid" />{' '}
        </li>
      ))}
      {items.map(({ id, title }) => (
        <li key={id} className={styles.item} title={title}>
          <span className={`${clampClass} ${styles.title}`}>{title}</span>{' '}
        </li>
      ))}
      {rest > 0 && (
        <li className={styles.more}>
          <span>{t('more', { count: rest })}</span>
        </li>
      )}
    </ul>
  );
}
