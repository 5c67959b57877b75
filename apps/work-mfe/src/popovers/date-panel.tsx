import { useId, useState, type FormEvent, type RefObject } from 'react';
import { addDays, earliestDeadline, latestDeadline } from '@taskloom/contracts';
import { useToday } from '@taskloom/client';
import { formatDayOfYear, formatWeekday, readDay } from '@taskloom/ui';
import { useTexts } from '../texts';
import { PopoverPanel } from './popover-panel';
import styles from './popovers.module.css';

interface DatePanelProps {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  /** Undefined when several tasks have different ones. */
  value: string | null | undefined;
  onChoose: (day: string | null) => void;
  onDone: () => void;
}

const problemOf = (day: string | null, value: string | null | undefined) => {
  if (day === null) return 'notUnderstood';
  if (day !== value && day < earliestDeadline()) return 'tooEarly';
  return day > latestDeadline() ? 'tooLate' : null;
};

/** A date in words ('tomorrow', 'fri', 'Nov 27') or one of the usual ones. The recognised date is shown before Enter. */
export function DatePanel({ label, anchor, value, onChoose, onDone }: DatePanelProps) {
  const t = useTexts();
  const today = useToday();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const message = useId();
  const day = readDay(text, today);
  const problem = text.trim() === '' ? null : problemOf(day, value);

  const choose = (next: string | null) => {
    onDone();
    anchor.current?.focus();
    if (next !== value) onChoose(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (day && !problem) choose(day);
  };
  const usual = [
    { word: t('today'), day: today },
    { word: t('tomorrow'), day: addDays(today, 1) },
    { word: t('nextWeek'), day: addDays(today, 7) },
    { word: t('noDate'), day: null },
  ];

  return (
    <PopoverPanel label={label} anchor={anchor} onDone={onDone} className={styles.dates} focus="input">
      <form onSubmit={submit} className={styles.form}>
        <input
          className={styles.input}
          value={text}
          placeholder={t('typeDate')}
          aria-label={label}
          aria-invalid={tried && problem !== null}
          aria-describedby={message}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <span id={message} role="status" className={problem && tried ? styles.problem : styles.understood}>
          {day && !problem ? formatDayOfYear(day) : problem && tried ? t(problem) : ''}
        </span>
      </form>
      <ul>
        {usual.map(({ word, day: usualDay }) => (
          <li key={word}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={usualDay === value}
              onClick={() => choose(usualDay)}
            >
              {word}
              {usualDay && usualDay !== today && (
                <span className={styles.hint}>{formatWeekday(usualDay, 'short')}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </PopoverPanel>
  );
}
