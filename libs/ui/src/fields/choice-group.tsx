import { useId, type ReactNode } from 'react';
import { FieldError } from './form-field';
import styles from './choice-group.module.css';

export interface OptionLineProps {
  type: 'checkbox' | 'radio';
  /** Of the radio buttons of one group. */
  name?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  /** The explanation below the label. */
  text?: string;
}

/**
 * A native checkbox or radio button with its label.
 * @example
 * <OptionLine type="checkbox" checked onChange={save}>Also archived tasks</OptionLine>
 */
export const OptionLine = ({ children, text, onChange, ...input }: OptionLineProps) => (
  <label className={styles.option}>
    <input {...input} onChange={({ target }) => onChange(target.checked)} />
    <span className={styles.label}>{children}</span>
    {text && <span className={styles.text}>{text}</span>}
  </label>
);

export interface ChoiceGroupProps<Value extends string> {
  legend: string;
  /** `radio`: exactly one. */
  type: 'checkbox' | 'radio';
  options: readonly { value: Value; label: string; text?: string }[];
  chosen: readonly Value[];
  error?: string;
  /** Called with the option that was pressed. */
  onChoose: (value: Value) => void;
}

/**
 * Native options, each with its explanation.
 * @example
 * <ChoiceGroup legend="Period" type="radio" options={[{ value: 'week', label: 'Week' }]} chosen={['week']} onChoose={save} />
 */
export const ChoiceGroup = <Value extends string>(props: ChoiceGroupProps<Value>) => {
  const { legend, type, options, chosen, error, onChoose } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label, text }) => (
        <OptionLine
          key={value}
          type={type}
          name={type === 'radio' ? id : undefined}
          checked={chosen.includes(value)}
          onChange={() => onChoose(value)}
          text={text}
        >
          {label}
        </OptionLine>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
};
