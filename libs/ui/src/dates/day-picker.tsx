import AntdDatePicker from 'antd/es/date-picker';
import de from 'antd/es/date-picker/locale/de_DE';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import X from 'lucide-react/icons/x';
import type { FocusEvent, KeyboardEvent } from 'react';
import { localDay, parseDay } from '@taskloom/contracts';
import { Icon } from '../icons/icon';
import { themed } from '../kits/themed';
import { readDay } from './day-words';
import { documentLocale, dayPattern } from './format';

const DatePicker = themed(AntdDatePicker);

const WIRE = 'YYYY-MM-DD';

export interface DayPickerProps {
  /** Calendar day `YYYY-MM-DD`. */
  value: string | null;
  onChange: (day: string | null) => void;
  /**
   * Called on blur when the text is not a day between `min` and `max`: with the day, or with the text if it names none. Without a handler,
   * such a text is discarded.
   */
  onUnread?: (text: string) => void;
  /** The earliest and the latest day that can be chosen, inclusive. */
  min?: string;
  max?: string;
  id?: string;
  placeholder?: string;
  allowClear?: boolean;
  disabled?: boolean;
  status?: 'error';
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
  'aria-label'?: string;
  /** Without a border, for values that are edited in place. */
  variant?: 'borderless';
}

const toDay = (date: Dayjs | null): string | null => (date?.isValid() ? date.format(WIRE) : null);
/** Null for a text that is not a day. */
const toDate = (day?: string | null): Dayjs | undefined => (day && parseDay(day) ? dayjs(day) : undefined);

/** Formats that are parsed while they are typed: '2026-11-25', 'November 25, 2026', '11/25/2026'. `readDay` parses others on blur. */
const TYPED = [WIRE, 'MMMM D, YYYY', 'M/D/YYYY'];

/**
 * A date field whose value is a calendar day, not an instant (specification 10). It takes and returns no dayjs objects: a remote has its
 * own copy of dayjs, without the plug-ins of this one.
 */
export const DayPicker = ({
  value,
  onChange,
  onUnread,
  min,
  max,
  allowClear = false,
  ...rest
}: DayPickerProps) => {
  /** Returns whether the text had to be parsed. */
  const read = (text: string): boolean => {
    const known = value && dayjs(value).format(dayPattern());
    if (text.trim() === '' || text === known) return false;
    const day = readDay(text, localDay());
    const allowed = day !== null && (!min || day >= min) && (!max || day <= max);
    if (allowed) onChange(day);
    else onUnread?.(day ?? text);
    return allowed || onUnread !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Enter must not submit a form that doesn't have the date yet.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && read(event.target.value))
      event.preventDefault();
  };
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement) read(target.value);
  };
  return (
    <DatePicker
      {...rest}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      // antd marks a past day as an error, but it may have been valid when it was chosen.
      aria-invalid={rest['aria-invalid'] ?? false}
      style={{ width: '100%' }}
      value={toDate(value) ?? null}
      onChange={(date: Dayjs | null) => onChange(toDay(date))}
      minDate={toDate(min)}
      maxDate={toDate(max)}
      format={[dayPattern(), ...TYPED]}
      allowClear={allowClear && { clearIcon: <Icon icon={X} size={14} /> }}
      locale={documentLocale().startsWith('de') ? de : undefined}
      autoComplete="off"
    />
  );
};
