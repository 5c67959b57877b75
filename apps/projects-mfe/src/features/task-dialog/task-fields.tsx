import { LIMITS } from '@taskloom/contracts';
import { fieldLabel, FormField } from '@taskloom/ui';
import { Input } from '@taskloom/ui/form';
import type { ComponentProps } from 'react';
import { useTexts } from '../../texts/all';
import { PHONE, useMedia } from '../../viewport/use-media';
import { FieldTyping } from '../../tasks/editing/field-typing';
import type { DraftProblems } from '../../tasks/editing/check-draft';
import type { TaskDraft } from '../../tasks/editing/task-draft';
import { useFacts, type FactName } from '../../tasks/editing/use-facts';
import styles from './task-fields.module.css';
import { TitleField } from './title-field';

interface FieldsProps {
  draft: TaskDraft;
  problems: DraftProblems;
  onChange: (change: Partial<TaskDraft>) => void;
}

/** Facts that fill a row. */
const WIDE: ReadonlySet<string> = new Set<FactName>(['startDate', 'deadline']);

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

/** Status, priority, start date, deadline. */
export function TaskFacts(props: FieldsProps) {
  return (
    <div className={styles.facts}>
      {useFacts(props).map(({ name, label, error, overdue, input }) => (
        <div key={name} className={WIDE.has(name) ? styles.day : undefined}>
          <FormField label={label} error={error}>
            {input}
          </FormField>
          {overdue && <span className={styles.overdue}>{overdue}</span>}
        </div>
      ))}
    </div>
  );
}
