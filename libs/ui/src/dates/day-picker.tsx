import DatePicker from 'antd/es/date-picker';
import de from 'antd/es/date-picker/locale/de_DE';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import X from 'lucide-react/icons/x';
import { Icon } from '../icons/icon';
import { documentLocale, dayPattern } from './format';

const WIRE = 'YYYY-MM-DD';

export interface DayPickerProps {
  /** Calendar day `YYYY-MM-DD`. */
  value: string | null;
  onChange: (day: string | null) => void;
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
}

const toDay = (date: Dayjs | null): string | null => (date?.isValid() ? date.format(WIRE) : null);
const toDate = (day?: string | null): Dayjs | undefined => (day ? dayjs(day) : undefined);

/** Further formats for typing a day: '2026-11-25', 'November 25, 2026', '11/25/2026'. */
const TYPED = [WIRE, 'MMMM D, YYYY', 'M/D/YYYY'];

/**
 * A date field whose value is a calendar day, not an instant (specification 10). It never passes dayjs
 * objects in or out: those of a remote come from another copy of dayjs, without the plug-ins of this one.
 */
export const DayPicker = ({ value, onChange, min, max, allowClear = false, ...rest }: DayPickerProps) => (
  <DatePicker
    {...rest}
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
