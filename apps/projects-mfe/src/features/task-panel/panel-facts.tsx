import {
  isOverdue,
  latestDeadline,
  localDay,
  TASK_STATUSES,
  type Person,
  type TaskPriority,
  type TaskStatus,
} from '@taskloom/contracts';
import { AvatarStack, fieldLabel, Icon } from '@taskloom/ui';
import { Choice, priorityOptions, statusOptions } from '@taskloom/ui/form';
import { DayPicker } from '@taskloom/ui/date';
import { icons } from '@taskloom/ui/icons';
import { useState } from 'react';
import { useDeadlineError } from '../../deadline/deadline-field';
import { AssigneeRows } from '../../tasks/editing/assignee-fields';
import { daysPast } from '../../deadline/days-past';
import type { Autosave } from '../../tasks/editing/use-autosave';
import { useTexts } from '../../texts';
import { FactRow } from './fact-row';
import styles from './panel-facts.module.css';

function People({ form, people }: { form: Autosave; people: readonly Person[] }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const rows = form.editing.draft.assignees;
  const named = rows.flatMap(({ user }) => people.find(({ _id }) => _id === user) ?? []);
  const primary = rows.find(({ role }) => role === 'primary');
  const names = named.map(({ name }) => name.split(' ')[0]).join(', ');
  return (
    <div role="group" aria-label={fieldLabel('assignees')}>
      <FactRow label={fieldLabel('assignees')}>
        {(field) => (
          <button
            id={field.id}
            type="button"
            className={styles.people}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {named.length > 0 && (
              <AvatarStack people={named} size={20} primaryId={primary?.user} label={names} />
            )}
            <span className={named.length > 0 ? styles.names : styles.nobody}>
              {named.length > 0 ? names : t('unassigned')}
            </span>
            <Icon icon={open ? icons.action.up : icons.action.down} size={14} />
          </button>
        )}
      </FactRow>
      {open && (
        <div className={styles.rows}>
          <AssigneeRows people={people} rows={rows} onChange={(assignees) => form.commit({ assignees })} />
        </div>
      )}
    </div>
  );
}

/** The start date, and the deadline with how much it is overdue. */
function Days({ form }: { form: Autosave }) {
  const t = useTexts();
  const { deadline, startDate, status } = form.editing.draft;
  const { problems } = form;
  const deadlineError = useDeadlineError(deadline, problems.deadline);
  const overdue = deadline !== null && status !== 'done' && isOverdue(deadline);
  return (
    <>
      <FactRow label={fieldLabel('startDate')} error={problems.startDate && t(problems.startDate)}>
        {(field) => (
          <DayPicker
            {...field}
            variant="borderless"
            value={startDate}
            onChange={(day) => form.commit({ startDate: day })}
            max={deadline ?? latestDeadline()}
            allowClear
          />
        )}
      </FactRow>
      <FactRow
        label={fieldLabel('deadline')}
        error={deadlineError}
        note={
          overdue && <span className={styles.overdue}>{t('overdueBy', { count: daysPast(deadline) })}</span>
        }
      >
        {(field) => (
          <DayPicker
            {...field}
            variant="borderless"
            value={deadline}
            onChange={(day) => form.commit({ deadline: day })}
            onUnread={(text) => form.commit({ deadline: text })}
            min={localDay()}
            max={latestDeadline()}
            allowClear
          />
        )}
      </FactRow>
    </>
  );
}

/** Status, priority, people and days, each saved as soon as it is chosen. */
export function PanelFacts({ form, people }: { form: Autosave; people: readonly Person[] }) {
  const { draft } = form.editing;
  return (
    <>
      <FactRow label={fieldLabel('status')}>
        {(field) => (
          <Choice<TaskStatus>
            {...field}
            variant="borderless"
            className={styles.wide}
            options={statusOptions(TASK_STATUSES)}
            value={draft.status}
            onChange={(status) => form.commit({ status })}
          />
        )}
      </FactRow>
      <FactRow label={fieldLabel('priority')}>
        {(field) => (
          <Choice<TaskPriority>
            {...field}
            variant="borderless"
            className={styles.wide}
            options={priorityOptions()}
            value={draft.priority}
            onChange={(priority) => form.commit({ priority })}
          />
        )}
      </FactRow>
      <People form={form} people={people} />
      <Days form={form} />
    </>
  );
}
