import {
  addDays,
  DEFAULT_ASSIGNEE_ROLE,
  labelsByName,
  SCREENS,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type TaskHit,
} from '@taskloom/contracts';
import { useGetLabelsQuery, useGetProjectQuery } from '@taskloom/contracts/rtk';
import { useToday, useUser } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { documentLocale, fieldLabel, formatDayOfYear, valueWord } from '@taskloom/ui';
import { icons, priorityIcon, statusIcon } from '@taskloom/ui/icons';
import { dayInQuery } from '@taskloom/ui/quick-add';
import type { PaletteItem } from './palette-item';
import { usePaletteTexts } from './texts';
import { useEditFound, type FoundEdit } from './use-edit-found';

type Line = Omit<PaletteItem, 'group'>;
type Words = ReturnType<typeof usePaletteTexts>;
/** Returns the function that runs a change. */
type Give = (edit: FoundEdit) => PaletteItem['run'];

const wordLines = (task: TaskHit, t: Words, give: Give): Line[] => [
  ...TASK_STATUSES.filter((status) => status !== task.status).map((status) => ({
    id: `status-${status}`,
    label: t('setStatus', { value: valueWord(status) }),
    words: t('statusWords'),
    icon: statusIcon(status),
    run: give({ changes: { status } }),
  })),
  ...TASK_PRIORITIES.filter((priority) => priority !== task.priority).map((priority) => ({
    id: `priority-${priority}`,
    label: t('setPriority', { value: valueWord(priority) }),
    icon: priorityIcon(priority),
    run: give({ changes: { priority } }),
  })),
];

/** The usual days and, first, the one that is typed. */
const dayLines = ({ deadline }: TaskHit, query: string, today: string, t: Words, give: Give): Line[] => {
  const typed = dayInQuery(query, today);
  const days = [...(typed === null ? [] : [typed]), today, addDays(today, 1), addDays(today, 7)];
  const lines: Line[] = [...new Set(days)].map((day) => ({
    id: `deadline-${day}`,
    label: t('setDeadline', { day: formatDayOfYear(day) }),
    words: day === typed ? query : fieldLabel('deadline'),
    icon: icons.meta.deadline,
    run: give({ changes: { deadline: day } }),
  }));
  if (deadline !== null)
    lines.push({
      id: 'deadline-none',
      label: t('removeDeadline'),
      icon: icons.meta.overdue,
      run: give({ changes: { deadline: null } }),
    });
  return lines;
};

/** Assigns people of the project, adds and removes its labels; nothing until these are loaded. */
function useListLines(task: TaskHit | null, give: Give): Line[] {
  const t = usePaletteTexts();
  const me = useUser();
  const projectId = task?.project._id ?? '';
  const { data: project } = useGetProjectQuery(projectId, { skip: task === null });
  const { data: labels = [] } = useGetLabelsQuery(projectId, { skip: task === null });
  if (!task) return [];
  const { assignees } = task;
  const people = project?.members.map(({ user }) => user) ?? [];
  const mineFirst = people.toSorted((a, b) => Number(b._id === me._id) - Number(a._id === me._id));
  return [
    ...mineFirst.map((person): Line => {
      const adds = !assignees.some(({ user }) => user._id === person._id);
      const after = adds
        ? [...assignees, { user: person, role: DEFAULT_ASSIGNEE_ROLE }]
        : assignees.filter(({ user }) => user._id !== person._id);
      return {
        id: `assign-${person._id}`,
        label: t(adds ? 'assignTo' : 'unassign', { name: person.name }),
        words: person._id === me._id ? t('assignToMe') : undefined,
        icon: adds ? icons.action.addMember : icons.action.removeMember,
        person,
        run: give({
          changes: { assignees: after.map(({ user, role }) => ({ user: user._id, role })) },
          people: after,
        }),
      };
    }),
    ...labelsByName(labels, documentLocale()).map(({ _id, name }): Line => {
      const has = task.labels.includes(_id);
      const after = has ? task.labels.filter((id) => id !== _id) : [...task.labels, _id];
      return {
        id: `label-${_id}`,
        label: t(has ? 'removeLabel' : 'addLabel', { name }),
        icon: icons.action.labels,
        run: give({ changes: { labels: after } }),
      };
    }),
  ];
}

/** Copies the address of a task. */
function useCopyAddress() {
  const t = usePaletteTexts();
  return async (path: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${path}`);
      toast.success(t('linkCopied'));
    } catch {
      // The page is not a secure context, or the permission is denied.
      toast.error(t('linkNotCopied'));
    }
  };
}

/** The actions for a found task, without opening it; empty without one. An archived one can't be changed. */
export function useTaskItems(task: TaskHit | null, query: string): PaletteItem[] {
  const t = usePaletteTexts();
  const today = useToday();
  const edit = useEditFound();
  const copy = useCopyAddress();
  const give: Give = (change) => () => task && void edit(task, change);
  const lists = useListLines(task, give);
  if (!task) return [];
  const path = SCREENS.taskPanel(task.project._id, task._id);
  const lines: Line[] = [
    { id: 'open', label: t('openTask'), icon: icons.action.open, run: { to: path } },
    { id: 'copy', label: t('copyLink'), icon: icons.action.copyLink, run: () => void copy(path) },
    ...(task.archive
      ? []
      : [...wordLines(task, t, give), ...dayLines(task, query, today, t, give), ...lists]),
  ];
  return lines.map((line) => ({ ...line, id: `task-${line.id}`, group: 'task' }));
}
