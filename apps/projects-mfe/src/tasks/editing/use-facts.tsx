import {
  isOverdue,
  latestDeadline,
  TASK_EDITS,
  TASK_STATUSES,
  type TaskEdit,
  type TaskPriority,
  type TaskStatus,
} from '@taskloom/contracts';
import { fieldLabel, type FieldProps } from '@taskloom/ui';
import { DayPicker } from '@taskloom/ui/date';
import { Choice, priorityOptions, statusOptions } from '@taskloom/ui/form';
import type { ReactNode } from 'react';
import { daysPast } from '../../deadline/days-past';
import { DeadlineInput, useDeadlineError, useUnreadError } from '../../deadline/deadline-field';
import { useTexts } from '../../texts/all';
import type { DraftProblems } from './check-draft';
import styles from './use-facts.module.css';
import type { TaskDraft } from './task-draft';

/** The fields that have one line: neither texts nor lists, nor the cover, which is chosen at its file. */
export type FactName = Exclude<TaskEdit, 'title' | 'description' | 'assignees' | 'labels' | 'cover'>;

interface FactProps {
  draft: TaskDraft;
  onChange: (change: Partial<TaskDraft>) => void;
  /** Without a box until it is used. */
  variant?: 'borderless';
}

type FactInput = (field: FieldProps, props: FactProps) => ReactNode;

/** The list of choices is at least this wide, in pixels: its field may be a narrow pill. */
// eslint-disable-next-line terms/browser -- antd's name.
const WIDE_LIST = { popupMatchSelectWidth: 180 };

/** The input of each fact, in the form and in the open task. */
const INPUTS: Record<FactName, FactInput> = {
  status: (field, { draft, onChange, variant }) => (
    <Choice<TaskStatus>
      {...field}
      variant={variant}
      className={styles.wide}
      {...WIDE_LIST}
      options={statusOptions(TASK_STATUSES)}
      value={draft.status}
      onChange={(status) => onChange({ status })}
    />
  ),
  priority: (field, { draft, onChange, variant }) => (
    <Choice<TaskPriority>
      {...field}
      variant={variant}
      className={styles.wide}
      {...WIDE_LIST}
      options={priorityOptions()}
      value={draft.priority}
      onChange={(priority) => onChange({ priority })}
    />
  ),
  startDate: (field, { draft, onChange, variant }) => (
    <DayPicker
      {...field}
      variant={variant}
      value={draft.startDate}
      onChange={(startDate) => onChange({ startDate })}
      onUnread={(startDate) => onChange({ startDate })}
      max={draft.deadline ?? latestDeadline()}
      allowClear
    />
  ),
  deadline: (field, { draft, onChange, variant }) => (
    <DeadlineInput
      {...field}
      variant={variant}
      value={draft.deadline}
      onChange={(deadline) => onChange({ deadline })}
    />
  ),
};

const isFact = (field: TaskEdit): field is FactName => field in INPUTS;

/** In the order of forms. */
export const FACTS: readonly FactName[] = TASK_EDITS.filter(isFact);

export interface Fact {
  name: FactName;
  label: string;
  /** Why the value is rejected. */
  error?: string;
  /** How much the deadline is overdue. */
  overdue?: string;
  input: (field: FieldProps) => ReactNode;
}

/** The facts of a task as rows: how they are placed differs between the form and the open task. */
export function useFacts(props: FactProps & { problems: DraftProblems }): Fact[] {
  const t = useTexts();
  const { startDate, deadline, status } = props.draft;
  const { problems } = props;
  const unreadStart = useUnreadError(startDate);
  const errors: Partial<Record<FactName, string>> = {
    startDate:
      unreadStart ?? (problems.startDate === 'startAfterDeadline' ? t('startAfterDeadline') : undefined),
    deadline: useDeadlineError(deadline, problems.deadline),
  };
  const isLate = deadline !== null && status !== 'done' && isOverdue(deadline);
  const overdue = isLate ? t('overdueBy', { count: daysPast(deadline) }) : undefined;
  return FACTS.map((name) => ({
    name,
    label: fieldLabel(name),
    error: errors[name],
    overdue: name === 'deadline' ? overdue : undefined,
    input: (field) => INPUTS[name](field, props),
  }));
}
