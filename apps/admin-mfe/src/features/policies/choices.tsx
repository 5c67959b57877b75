import { Radio } from '@taskloom/ui/form';
import styles from './choices.module.css';

interface ChoiceOption<Value extends string> {
  value: Value;
  label: string;
  text: string;
}

interface ChoicesProps<Value extends string> {
  label: string;
  options: readonly ChoiceOption<Value>[];
  value: Value;
  disabled: boolean;
  onChange: (value: Value) => void;
}

/** One of a few values, each with a line that explains it. */
export function Choices<Value extends string>({
  label,
  options,
  value,
  disabled,
  onChange,
}: ChoicesProps<Value>) {
  return (
    <Radio.Group
      className={styles.choices}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <Radio key={option.value} value={option.value} className={styles.choice}>
          <span className={styles.label}>{option.label}</span>
          <span className={styles.text}>{option.text}</span>
        </Radio>
      ))}
    </Radio.Group>
  );
}
