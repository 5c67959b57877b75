import { useMemo } from 'react';
import { addDays, TASK_PRIORITIES, TASK_STATUSES, type TaskHit } from '@taskloom/contracts';
import { useScreenCommands, useToday, type PaletteRequest, type ScreenCommand } from '@taskloom/client';
import { formatDayOfYear, valueWord } from '@taskloom/ui';
import { icons, priorityIcon, statusIcon } from '@taskloom/ui/icons';
import { dayInQuery } from '@taskloom/ui/quick-add';
import { useCommandTexts } from './texts';
import type { Edit } from './use-edit-hits';

interface ListCommandsProps {
  request: PaletteRequest;
  tasks: readonly TaskHit[];
  selected: readonly TaskHit[];
  onEdit: (tasks: readonly TaskHit[], changes: Edit) => void;
}

/** Offers the palette what can be done with the selected tasks, or otherwise with the one that has the focus. */
export default function ListCommands({ request, tasks, selected, onEdit }: ListCommandsProps) {
  const t = useCommandTexts();
  const today = useToday();
  const { query, from } = request;
  const focused = from?.closest<HTMLElement>('[data-task]')?.dataset.task;
  const commands = useMemo((): ScreenCommand[] => {
    const changed = selected.length > 0 ? selected : tasks.filter(({ _id }) => _id === focused);
    const [first] = changed;
    if (!first) return [];
    const about =
      selected.length > 0
        ? t('aboutSelected', { count: selected.length })
        : t('aboutTask', { title: first.title });
    const line = (id: string, title: string, icon: ScreenCommand['icon'], changes: Edit, words?: string) => ({
      ...{ id, title, about, icon, words },
      onlyTyped: words !== undefined,
      run: () => onEdit(changed, changes),
    });
    const named = dayInQuery(query, today);
    const usual = [today, addDays(today, 1), addDays(today, 7)].filter((day) => day !== named);
    const setDay = (day: string, words?: string) =>
      line(
        `deadline-${day}`,
        t('setDeadline', { day: formatDayOfYear(day) }),
        icons.meta.deadline,
        { deadline: day },
        words,
      );
    return [
      ...TASK_STATUSES.map((status) =>
        line(`status-${status}`, t('setStatus', { value: valueWord(status) }), statusIcon(status), {
          status,
        }),
      ),
      ...TASK_PRIORITIES.map((priority) =>
        line(
          `priority-${priority}`,
          t('setPriority', { value: valueWord(priority) }),
          priorityIcon(priority),
          { priority },
        ),
      ),
      ...(named === null ? [] : [setDay(named, query)]),
      ...usual.map((day) => setDay(day)),
      line('deadline-none', t('removeDeadline'), icons.meta.overdue, { deadline: null }),
    ];
  }, [tasks, selected, focused, query, today, onEdit, t]);
  useScreenCommands(commands);
  return null;
}
