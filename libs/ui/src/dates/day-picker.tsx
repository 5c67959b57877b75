import AntdDatePicker from 'antd/es/date-picker';
import de from 'antd/es/date-picker/locale/de_DE';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import X from 'lucide-react/icons/x';
import {
  createContext,
  useContext,
  useEffect,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { localDay, parseDay } from '@taskloom/contracts';
import { Icon } from '../icons/icon';
import { isComposing } from '../keys/is-composing';
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
   * Called on Enter and blur when the text is not a day between `min` and `max`: with the day, or with the text if it names none. The field
   * shows such a text as long as it is the value. Without a handler, it is discarded.
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

/** The text of the field that names no day. */
const UnreadText = createContext('');

/** antd's field is empty for a value that is not a day. This one shows its text until it is edited. */
function TextInput({ value, onChange, onBlur, ...rest }: ComponentPropsWithRef<'input'>) {
  const unread = useContext(UnreadText);
  const [edited, setEdited] = useState(false);
  useEffect(() => setEdited(false), [unread]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setEdited(true);
    onChange?.(event);
  };
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    setEdited(false);
    onBlur?.(event);
  };
  const shown = value === '' && !edited ? unread : value;
  return <input {...rest} value={shown} onChange={change} onBlur={blur} />;
}

const COMPONENTS = { input: TextInput };

/** Formats that are parsed while they are typed: '2026-11-25', 'November 25, 2026', '11/25/2026'. `readDay` parses others on blur. */
const TYPED = [WIRE, 'MMMM D, YYYY', 'M/D/YYYY'];

/**
 * A date field whose value is a calendar day, not an instant (specification 10). It takes and returns no dayjs objects: a remote has its
 * own copy of dayjs, without the plug-ins of this one.
 * @example
 * <DayPicker value={day} onChange={setDay} min="2026-01-01" />
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
  const [open, setOpen] = useState(false);
  const date = toDate(value);
  /** Returns whether the text had to be parsed. */
  const read = (text: string): boolean => {
    if (text === date?.format(dayPattern())) return false;
    if (text.trim() === '') {
      const clears = allowClear && value !== null;
      if (clears) onChange(null);
      return clears;
    }
    const day = readDay(text, localDay());
    const allowed = day !== null && (!min || day >= min) && (!max || day <= max);
    if (allowed) onChange(day);
    else onUnread?.(day ?? text);
    return allowed || onUnread !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Enter must not submit a form that doesn't have the date yet.
    if (isComposing(event) || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    const { value: text } = event.target;
    // antd submits the day that it has rendered last when the calendar closes.
    if (!flushSync(() => read(text))) return;
    event.preventDefault();
    setOpen(false);
  };
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement) read(target.value);
  };
  return (
    <UnreadText value={date ? '' : (value ?? '')}>
      <DatePicker
        {...rest}
        components={COMPONENTS}
        open={open}
        onOpenChange={setOpen}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        // antd marks a past day as an error, but it may have been valid when it was chosen.
        aria-invalid={rest['aria-invalid'] ?? false}
        style={{ width: '100%' }}
        value={date ?? null}
        onChange={(date: Dayjs | null) => onChange(toDay(date))}
        minDate={toDate(min)}
        maxDate={toDate(max)}
        format={[dayPattern(), ...TYPED]}
        allowClear={allowClear && { clearIcon: <Icon icon={X} size={14} /> }}
        locale={documentLocale().startsWith('de') ? de : undefined}
        autoComplete="off"
      />
    </UnreadText>
  );
};
