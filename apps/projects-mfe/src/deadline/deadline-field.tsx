import { LIMITS, latestDeadline, localDay, parseDay } from '@taskloom/contracts';
import { fieldLabel, FormField } from '@taskloom/ui';
import { DayPicker, type DayPickerProps } from '@taskloom/ui/date';
import { useTexts } from '../texts/all';
import type { DeadlineProblem } from './deadline-problem';

/** The message for a date field whose text names no day. */
export function useUnreadError(value: string | null): string | undefined {
  const t = useTexts();
  return value !== null && parseDay(value) === null ? t('deadlineUnread', { text: value }) : undefined;
}

/** Why the value of a deadline's field is rejected, in words. */
export function useDeadlineError(value: string | null, problem?: DeadlineProblem): string | undefined {
  const t = useTexts();
  const unread = useUnreadError(value);
  if (unread || !problem || problem === 'deadlineUnread') return unread;
  return t(problem, { years: LIMITS.deadlineYears });
}

type DeadlineInputProps = Omit<DayPickerProps, 'onUnread' | 'min' | 'max'>;

/** An input for calendar days from today on. Unrecognised text is passed on, so that no form is saved without it. */
export const DeadlineInput = (props: DeadlineInputProps) => (
  <DayPicker allowClear {...props} onUnread={props.onChange} min={localDay()} max={latestDeadline()} />
);

interface DeadlineFieldProps {
  value: string | null;
  onChange: (day: string | null) => void;
  problem?: DeadlineProblem;
  required?: boolean;
}

/** The labelled input of a form. */
export function DeadlineField({ value, onChange, problem, required }: DeadlineFieldProps) {
  const error = useDeadlineError(value, problem);
  return (
    <FormField label={fieldLabel('deadline')} error={error} required={required}>
      {(field) => <DeadlineInput {...field} value={value} onChange={onChange} allowClear={!required} />}
    </FormField>
  );
}
