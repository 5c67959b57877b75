import { useMemo, type KeyboardEvent } from 'react';
import type { TaskHit } from '@taskloom/contracts';
import { useToday } from '@taskloom/client';
import { Card, formatDayOfYear } from '@taskloom/ui';
import { groupTasks, weekEnd, type GroupName } from '../../groups/group-tasks';
import { useTexts } from '../../texts';
import styles from './task-list.module.css';
import { TaskRow } from './task-row';
import { useEditTask } from './use-edit-task';
import { useFinished } from './use-finished';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and Down move between the titles of all groups. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  const row = event.target instanceof HTMLElement ? event.target.closest('li') : null;
  if (!step || !row || (event.target instanceof HTMLElement && event.target.closest('input'))) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const next = links[links.findIndex((link) => row.contains(link)) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** Tasks in groups by date. A finished one keeps its row for a moment. */
export function TaskList({ tasks }: { tasks: readonly TaskHit[] }) {
  const today = useToday();
  const edit = useEditTask();
  const { finished, finish, undo } = useFinished();
  const groups = useMemo(() => {
    const open = tasks.filter(({ _id, status }) => status !== 'done' && !finished.has(_id));
    const kept = [...finished.values()].map((task) => tasks.find(({ _id }) => _id === task._id) ?? task);
    return groupTasks([...open, ...kept], today);
  }, [tasks, finished, today]);

  return (
    <div className={styles.groups} onKeyDown={moveFocus}>
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
                  onEdit={(...change) => void edit(...change)}
                  onFinish={(done) => void finish(done)}
                  onUndo={(done) => void undo(done)}
                />
              ))}
            </ul>
          </Card>
        </section>
      ))}
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
  }[name];
  return (
    <h2 id={`work-${name}`} className={styles.heading} data-group={name}>
      {t(name)} <span className={styles.count}>{count}</span>
      {when && <span className={styles.when}>{when}</span>}
    </h2>
  );
}
