import { LIMITS } from '@taskloom/contracts';
import { fieldLabel, FormField, isComposing } from '@taskloom/ui';
import { Input } from '@taskloom/ui/form';
import type { ComponentProps, KeyboardEvent } from 'react';
import { useTexts } from '../../texts/all';
import type { DraftProblems } from '../../tasks/editing/check-draft';
import styles from './task-fields.module.css';

interface TitleFieldProps {
  value: string;
  onChange: (title: string) => void;
  problem: DraftProblems['title'];
  inputRef?: ComponentProps<typeof Input.TextArea>['ref'];
}

/** A single-line text that wraps, so that a title of 255 characters is readable. Enter saves. */
export function TitleField({ value, onChange, problem, inputRef }: TitleFieldProps) {
  const t = useTexts();
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || isComposing(event) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <FormField
      label={fieldLabel('title')}
      required
      error={problem && (problem === 'tooLong' ? t(problem, { max: LIMITS.title }) : t(problem))}
    >
      {(field) => (
        <Input.TextArea
          {...field}
          ref={inputRef}
          className={styles.title}
          autoSize={{ minRows: 1, maxRows: 4 }}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\r?\n/g, ' '))}
          onKeyDown={press}
        />
      )}
    </FormField>
  );
}
