import { addDays, earliestDeadline, latestDeadline } from '@taskloom/contracts';
import { useToday } from '@taskloom/client';
import { formatDayOfYear, readDay } from '@taskloom/ui';
import { useState } from 'react';
import { PickList } from '../../../pick-list/pick-list';
import { useTexts } from '../../../texts/all';

interface DateListProps {
  label: string;
  /** The deadline that all changed cards have; undefined when they differ. */
  value: string | null | undefined;
  onPick: (day: string | null) => void;
}

const NONE = 'none';

/** A deadline in words ('fri', 'Nov 27'), with what they mean, or one of the usual ones. */
export function DateList({ label, value, onPick }: DateListProps) {
  const t = useTexts();
  const today = useToday();
  const [typed, setTyped] = useState('');
  const usual = [
    { value: today, label: t('today') },
    { value: addDays(today, 1), label: t('tomorrow') },
    { value: addDays(today, 7), label: t('inAWeek') },
    { value: NONE, label: t('noDeadline') },
  ];
  const day = readDay(typed, today);
  const refused = day !== null && (day < earliestDeadline() || day > latestDeadline());
  const read = day !== null && !refused ? [{ value: day, label: formatDayOfYear(day) }] : [];
  const options = typed.trim() === '' ? usual : read;
  return (
    <PickList
      label={label}
      hint={t('typeDate')}
      options={options.map(({ value: option, label: name }) => ({
        value: option,
        label: name,
        content: option === NONE || typed.trim() !== '' ? name : `${name}, ${formatDayOfYear(option)}`,
      }))}
      chosen={value === undefined ? [] : [value ?? NONE]}
      onType={setTyped}
      onPick={(option) => onPick(option === NONE ? null : option)}
      emptyText={refused ? t('dateRefused') : t('dateNotUnderstood')}
    />
  );
}
