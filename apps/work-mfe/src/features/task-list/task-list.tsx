import { useMemo, type KeyboardEvent } from 'react';
import type { TaskHit } from '@taskloom/contracts';
import { lazyPart, PaletteCommands, useToday } from '@taskloom/client';
import { Card, formatDayOfYear } from '@taskloom/ui';
import { groupTasks, weekEnd, type GroupName } from '../../groups/group-tasks';
import { useTexts } from '../../texts';
import styles from './task-list.module.css';
import { TasksSelected } from './tasks-selected';
import { TaskRow } from './task-row';
import { useEditHits, type Edit } from './use-edit-hits';
import { useFinished } from './use-finished';
import { useLinkedGroup } from './use-linked-group';
import { useSelection, type RowSelection } from './use-selection';

const ListCommands = lazyPart(() => import('./list-commands'));

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest('li') : null;

/** Up and Down move between the titles of all groups. Returns the row that has the focus then. */
const moveFocus = (event: KeyboardEvent<HTMLElement>, step: number): HTMLElement | null => {
  const row = rowOf(event.target);
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const next = row && links[links.findIndex((link) => row.contains(link)) + step];
  if (!next) return null;
  event.preventDefault();
  next.focus();
  return rowOf(next);
};

/** `X` selects the row, Shift with an arrow key a range, Escape clears the selection; the arrow keys alone move. */
const pressKey = (
  event: KeyboardEvent<HTMLElement>,
  { ids, toggle, selectTo, clear }: RowSelection,
): void => {
  const { key, target, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey) return;
  if (target instanceof HTMLElement && target.closest('input, [role="menu"]')) return;
  const id = rowOf(target)?.dataset.task;
  const step = STEPS[key];
  if (step) {
    const next = moveFocus(event, step)?.dataset.task;
    if (shiftKey && next) selectTo(next, id);
  } else if (key.toLowerCase() === 'x' && id) {
    event.preventDefault();
    toggle(id);
  } else if (key === 'Escape' && ids.size > 0) {
    event.preventDefault();
    clear();
  }
};

/** Tasks in groups by date. A finished one keeps its row for a moment. */
export function TaskList({ tasks }: { tasks: readonly TaskHit[] }) {
  const today = useToday();
  const edit = useEditHits();
  const { finished, finish, undo } = useFinished();
  const groups = useMemo(() => {
    const open = tasks.filter(({ _id, status }) => status !== 'done' && !finished.has(_id));
    const kept = [...finished.values()].map((task) => tasks.find(({ _id }) => _id === task._id) ?? task);
    return groupTasks([...open, ...kept], today);
  }, [tasks, finished, today]);

  useLinkedGroup();

  const order = groups.flatMap(({ tasks: rows }) =>
    rows.filter(({ _id }) => !finished.has(_id)).map(({ _id }) => _id),
  );
  const selection = useSelection(order);
  const selected = tasks.filter(({ _id }) => selection.ids.has(_id));
  const editAll = (all: readonly TaskHit[], changes: Edit) =>
    void (changes.status === 'done' ? finish(all) : edit(all, changes));

  return (
    <div className={styles.groups} onKeyDown={(event) => pressKey(event, selection)}>
      {groups.map(({ name, tasks: rows }) => (
        <section key={name} aria-labelledby={`work-${name}`}>
          <GroupHeading name={name} today={today} count={rows.length} />
          <Card as="div" padding="none" className={styles.card}>
            <ul>
              {rows.map((task) => (
                <TaskRow
                  key={task._id}
                  task={task}
                  today={today}
                  finished={finished.has(task._id)}
                  selected={selection.ids.has(task._id)}
                  selecting={selected.length > 0}
                  changed={selection.ids.has(task._id) ? selected : [task]}
                  onSelect={({ _id }, how) =>
                    how === 'range' ? selection.selectTo(_id) : selection.toggle(_id)
                  }
                  onEdit={editAll}
                  onFinish={(done) => void finish([done])}
                  onUndo={(done) => void undo(done)}
                />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      <PaletteCommands
        render={(request) => <ListCommands {...{ request, tasks, selected }} onEdit={editAll} />}
      />
      <TasksSelected
        tasks={selected}
        onEdit={(changes) => editAll(selected, changes)}
        onClear={selection.clear}
      />
    </div>
  );
}

function GroupHeading({ name, today, count }: { name: GroupName; today: string; count: number }) {
  const t = useTexts();
  const when = {
    overdue: '',
    today: formatDayOfYear(today),
    week: t('until', { day: formatDayOfYear(weekEnd(today)) }),
    later: '',
    noDate: '',
    inactive: '',
  }[name];
  return (
    <h2 id={`work-${name}`} tabIndex={-1} className={styles.heading} data-group={name}>
      {t(name)} <span className={styles.count}>{count}</span>
      {when && <span className={styles.when}>{when}</span>}
    </h2>
  );
}
