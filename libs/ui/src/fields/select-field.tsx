import { FormField } from './form-field';
import styles from './text-field.module.css';

export interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/**
 * A native select with its label, for a few words that need no search.
 * @example
 * <SelectField label="Period" value="week" options={[{ value: 'week', label: 'Week' }]} onChange={setText} />
 */
export const SelectField = ({ label, value, options, onChange }: SelectFieldProps) => (
  <FormField label={label}>
    {({ status: _, ...field }) => (
      <select
        {...field}
        className={styles.input}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </FormField>
);
