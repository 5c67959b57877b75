import { LIMITS, latestDeadline, localDay, parseDay } from '@taskloom/contracts';
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

/** Why the value of a deadline's field is rejected, in words. */
export function useDeadlineError(value: string | null, problem?: DeadlineProblem): string | undefined {
  const t = useTexts();
  const words = {
    deadlineMissing: () => t('deadlineMissing'),
    deadlinePast: () => t('deadlinePast'),
    deadlineFar: () => t('deadlineFar', { years: LIMITS.deadlineYears }),
    deadlineUnread: () => t('deadlineUnread', { text: value ?? '' }),
  };
  // Said at once: the text is no longer in the field.
  const unread = value !== null && parseDay(value) === null ? 'deadlineUnread' : undefined;
  const shown = problem ?? unread;
  return shown && words[shown]();
}

/** A date field for calendar days from today on. */
export function DeadlineField({ value, onChange, problem, required, disabled, hint }: DeadlineFieldProps) {
  const error = useDeadlineError(value, problem);
  return (
    <FormField label={fieldLabel('deadline')} error={error} required={required} hint={hint}>
      {(field) => (
        <DayPicker
          {...field}
          value={value}
          onChange={onChange}
          onUnread={onChange}
          min={localDay()}
          max={latestDeadline()}
          allowClear={!required}
          disabled={disabled}
        />
      )}
    </FormField>
  );
}
