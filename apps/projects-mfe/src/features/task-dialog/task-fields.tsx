import {
  LIMITS,
  TASK_STATUSES,
  isOverdue,
  latestDeadline,
  type TaskPriority,
  type TaskStatus,
} from '@taskloom/contracts';
import { fieldLabel, FormField } from '@taskloom/ui';
import { DayPicker } from '@taskloom/ui/date';
import { Input, Choice, priorityOptions, statusOptions } from '@taskloom/ui/form';
import type { ComponentProps } from 'react';
import { daysPast } from '../../deadline/days-past';
import { DeadlineField } from '../../deadline/deadline-field';
import { useTexts } from '../../texts';
import { PHONE, useMedia } from '../../viewport/use-media';
import { FieldTyping } from '../../tasks/editing/field-typing';
import type { DraftProblems } from '../../tasks/editing/check-draft';
import type { TaskDraft } from '../../tasks/editing/task-draft';
import styles from './task-fields.module.css';
import { TitleField } from './title-field';

interface FieldsProps {
  draft: TaskDraft;
  problems: DraftProblems;
  onChange: (change: Partial<TaskDraft>) => void;
}

/** Title and description. */
export function TaskTexts({
  draft,
  problems,
  onChange,
  titleRef,
  roomy = false,
}: FieldsProps & {
  titleRef?: ComponentProps<typeof TitleField>['inputRef'];
  /** There are no comments below, so the description may use their space. */
  roomy?: boolean;
}) {
  const t = useTexts();
  const phone = useMedia(PHONE);
  return (
    <>
      <FieldTyping field="title">
        <TitleField
          value={draft.title}
          onChange={(title) => onChange({ title })}
          problem={problems.title}
          inputRef={titleRef}
        />
      </FieldTyping>
      <FieldTyping field="description">
        <FormField
          label={fieldLabel('description')}
          error={problems.description && t('tooLong', { max: LIMITS.description })}
        >
          {(field) => (
            <Input.TextArea
              {...field}
              autoSize={{ minRows: roomy && !phone ? 8 : 4, maxRows: 16 }}
              value={draft.description}
              onChange={(event) => onChange({ description: event.target.value })}
            />
          )}
        </FormField>
      </FieldTyping>
    </>
  );
}

function Deadline({ draft, problems, onChange }: FieldsProps) {
  const t = useTexts();
  const { deadline, status } = draft;
  const overdue = deadline !== null && status !== 'done' && isOverdue(deadline);
  return (
    <div className={styles.day}>
      <DeadlineField
        value={deadline}
        onChange={(day) => onChange({ deadline: day })}
        problem={problems.deadline}
      />
      {overdue && <span className={styles.overdue}>{t('overdueBy', { count: daysPast(deadline) })}</span>}
    </div>
  );
}

function StartDate({ draft, problems, onChange }: FieldsProps) {
  const t = useTexts();
  return (
    <div className={styles.day}>
      <FormField label={fieldLabel('startDate')} error={problems.startDate && t(problems.startDate)}>
        {(field) => (
          <DayPicker
            {...field}
            value={draft.startDate}
            onChange={(day) => onChange({ startDate: day })}
            max={draft.deadline ?? latestDeadline()}
            allowClear
          />
        )}
      </FormField>
    </div>
  );
}

/** Status, priority, start date, deadline. */
export function TaskFacts({ draft, problems, onChange }: FieldsProps) {
  return (
    <div className={styles.facts}>
      <FormField label={fieldLabel('status')}>
        {(field) => (
          <Choice<TaskStatus>
            {...field}
            className={styles.wide}
            options={statusOptions(TASK_STATUSES)}
            value={draft.status}
            onChange={(status) => onChange({ status })}
          />
        )}
      </FormField>
      <FormField label={fieldLabel('priority')}>
        {(field) => (
          <Choice<TaskPriority>
            {...field}
            className={styles.wide}
            options={priorityOptions()}
            value={draft.priority}
            onChange={(priority) => onChange({ priority })}
          />
        )}
      </FormField>
      <StartDate draft={draft} problems={problems} onChange={onChange} />
      <Deadline draft={draft} problems={problems} onChange={onChange} />
    </div>
  );
}
