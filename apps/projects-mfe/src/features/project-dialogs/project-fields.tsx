import { LIMITS, PROJECT_STATUSES, type ProjectStatus } from '@taskloom/contracts';
import { fieldLabel, FormField } from '@taskloom/ui';
import { Input, Choice, statusOptions, type InputRef } from '@taskloom/ui/form';
import type { Ref } from 'react';
import { DeadlineField } from '../../deadline/deadline-field';
import { useTexts } from '../../texts/all';
import type { ProjectDraft, ProjectProblems } from './project-form';
import styles from './project-fields.module.css';

interface ProjectFieldsProps {
  draft: ProjectDraft;
  problems: ProjectProblems;
  /** A new project also needs a description and a deadline (specification 5). */
  allRequired: boolean;
  onChange: (change: Partial<ProjectDraft>) => void;
  titleRef?: Ref<InputRef>;
}

export function StatusField({
  value,
  onChange,
}: {
  value: ProjectStatus;
  onChange: (s: ProjectStatus) => void;
}) {
  return (
    <FormField label={fieldLabel('status')}>
      {(field) => (
        <Choice
          {...field}
          className={styles.wide}
          options={statusOptions(PROJECT_STATUSES)}
          value={value}
          onChange={onChange}
        />
      )}
    </FormField>
  );
}

/** Title, description, status and deadline of a project, with the error below each field. */
export function ProjectFields({ draft, problems, allRequired, onChange, titleRef }: ProjectFieldsProps) {
  const t = useTexts();
  const tooLong = (max: number) => t('tooLong', { max });
  const { title, description } = problems;
  return (
    <div className={styles.fields}>
      <FormField
        label={fieldLabel('title')}
        required
        error={title && (title === 'tooLong' ? tooLong(LIMITS.title) : t(title))}
      >
        {(field) => (
          <Input
            {...field}
            ref={titleRef}
            autoComplete="off"
            value={draft.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </FormField>
      <FormField
        label={fieldLabel('description')}
        required={allRequired}
        error={description && (description === 'tooLong' ? tooLong(LIMITS.description) : t(description))}
      >
        {(field) => (
          <Input.TextArea
            {...field}
            autoSize={{ minRows: 3, maxRows: 8 }}
            value={draft.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </FormField>
      <div className={styles.pair}>
        <StatusField value={draft.status} onChange={(status) => onChange({ status })} />
        <DeadlineField
          value={draft.deadline}
          onChange={(deadline) => onChange({ deadline })}
          problem={problems.deadline}
          required={allRequired}
        />
      </div>
    </div>
  );
}
