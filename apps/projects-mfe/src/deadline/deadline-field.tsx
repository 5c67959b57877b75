import { LIMITS, latestDeadline, localDay } from '@taskloom/contracts';
import { fieldLabel, FormField } from '@taskloom/ui';
import { DayPicker } from '@taskloom/ui/date';
import type { ReactNode } from 'react';
import { useTexts } from '../texts';
import type { DeadlineProblem } from './deadline-problem';

interface DeadlineFieldProps {
  value: string | null;
  onChange: (day: string | null) => void;
  problem?: DeadlineProblem;
  required?: boolean;
  disabled?: boolean;
  hint?: ReactNode;
}

/** A date field for calendar days from today on. */
export function DeadlineField({ value, onChange, problem, required, disabled, hint }: DeadlineFieldProps) {
  const t = useTexts();
  const error =
    problem && (problem === 'deadlineFar' ? t(problem, { years: LIMITS.deadlineYears }) : t(problem));
  return (
    <FormField label={fieldLabel('deadline')} error={error} required={required} hint={hint}>
      {(field) => (
        <DayPicker
          {...field}
          value={value}
          onChange={onChange}
          min={localDay()}
          max={latestDeadline()}
          allowClear={!required}
          disabled={disabled}
        />
      )}
    </FormField>
  );
}
