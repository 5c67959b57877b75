import { useId, useState, type FormEvent, type RefObject } from 'react';
import { addDays, MOST_SNOOZED_DAYS } from '@taskloom/contracts';
import { useToday } from '@taskloom/client';
import { formatDayOfYear, formatInstant, readDay } from '@taskloom/ui';
import { useTexts } from '../texts';
import { PopoverPanel } from './popover-panel';
import styles from './popovers.module.css';
import { morningOf, snoozeTimes } from './snooze-times';

interface SnoozePanelProps {
  anchor: RefObject<HTMLElement | null>;
  onChoose: (until: Date) => void;
  onDone: () => void;
}

const problemOf = (day: string | null, today: string) => {
  if (day === null) return 'notUnderstood';
  if (day <= today) return 'snoozeTooEarly';
  return day >= addDays(today, MOST_SNOOZED_DAYS) ? 'snoozeTooLate' : null;
};

/** When a notification returns: one of the usual times, or the morning of a day in words. */
export function SnoozePanel({ anchor, onChoose, onDone }: SnoozePanelProps) {
  const t = useTexts();
  const today = useToday();
  const [now] = useState(() => new Date());
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const message = useId();
  const day = readDay(text, today);
  const problem = text.trim() === '' ? null : problemOf(day, today);

  const choose = (until: Date) => {
    onDone();
    onChoose(until);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (day && !problem) choose(morningOf(day));
  };

  return (
    <PopoverPanel
      label={t('comeBack')}
      anchor={anchor}
      onDone={onDone}
      className={styles.dates}
      focus="button"
    >
      <ul>
        {snoozeTimes(now, today).map(({ name, at }) => (
          <li key={name}>
            <button type="button" className={styles.option} onClick={() => choose(at)}>
              {t(name)}
              <span className={styles.hint}>{formatInstant(at.toISOString())}</span>
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className={styles.form}>
        <input
          className={styles.input}
          value={text}
          placeholder={t('typeDate')}
          aria-label={t('snoozeUntilDay')}
          aria-invalid={tried && problem !== null}
          aria-describedby={message}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <span id={message} role="status" className={problem && tried ? styles.problem : styles.understood}>
          {day && !problem ? formatDayOfYear(day) : problem && tried ? t(problem) : ''}
        </span>
      </form>
    </PopoverPanel>
  );
}
