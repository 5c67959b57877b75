import { useState, type Ref } from 'react';
import { TextField } from '@taskloom/ui/entry';
import styles from './code-field.module.css';

export const CODE_LENGTH = 6;

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  error?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One field for six digits, drawn as six boxes, so that pasting and autofill work. */
export function CodeField({ value, onChange, ...field }: CodeFieldProps) {
  const [isFocused, setFocused] = useState(false);
  const boxes = Array.from({ length: CODE_LENGTH }, (_, index) => ({
    index,
    digit: value[index] ?? '',
    isNext: isFocused && index === Math.min(value.length, CODE_LENGTH - 1),
  }));
  return (
    <div className={styles.field}>
      <TextField
        {...field}
        className={styles.input}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={value}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH))}
        suffix={
          <span className={styles.boxes} aria-hidden="true">
            {boxes.map(({ index, digit, isNext }) => (
              <span key={index} className={styles.box} data-next={isNext}>
                {digit}
              </span>
            ))}
          </span>
        }
      />
    </div>
  );
}
